import { once } from '../../../account/once.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';

/** Loads App Check's part once for all cards of a page. */
export const pageAppCheck = /* @__PURE__ */ once(() => inChunkTime(import('./app-check.ts')));
