import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * React's two ways in. One module of our own, so that the script which fetches it before it is needed stays free of the
 * bundler's runtime.
 */
export const reactRoots = { createRoot, hydrateRoot };
