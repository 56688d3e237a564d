import { once } from '../../../account/once.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';

/** Loads the code of App Check once for all cards of a page. */
export const loadPageAppCheck = /* @__PURE__ */ once(() => withChunkTimeout(import('./app-check.ts')));
