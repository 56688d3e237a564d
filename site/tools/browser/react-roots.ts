import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Exports React's entry points from their own module, so that the script that imports it needs no runtime of the
 * bundler.
 */
export const reactRoots = { createRoot, hydrateRoot };
