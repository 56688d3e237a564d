import { once } from '../../../account/once.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';

/** Loads App Check's part once for all cards of a page. */
export const loadPageAppCheck = /* @__PURE__ */ once(() => withChunkTimeout(import('./app-check.ts')));
