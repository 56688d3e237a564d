import { createRoot, hydrateRoot } from 'react-dom/client';

/** React's entry points, in a module of our own: the script that fetches it stays free of the bundler's runtime. */
export const reactRoots = { createRoot, hydrateRoot };
