import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';

/** Loads the code of App Check once for all cards of a page. */
export const loadSharedAppCheck = /* @__PURE__ */ createCachedLoader(() => withChunkTimeout(import('./app-check.ts')));
