import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Contains React's entry points in a separate module. If several scripts imported them from `react-dom`, each script
 * would also load the bundler's runtime.
 */
export const reactEntryPoints = { createRoot, hydrateRoot };
