import { loadOnce } from '../../../account/load-once.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';

/** Loads the code of App Check once for all cards of a page. */
export const loadSharedAppCheck = /* @__PURE__ */ loadOnce(() => withChunkTimeout(import('./app-check.ts')));
