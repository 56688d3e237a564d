import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Contains React's entry points. They have a separate module, because otherwise each script that imports them would
 * need the bundler's runtime.
 */
export const reactRoots = { createRoot, hydrateRoot };
