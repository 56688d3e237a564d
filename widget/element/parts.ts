import { loadBeside } from './load-beside.ts';

/**
 * The files of the card. In the split build each lies beside the script under a name of its own and imports none of the others,
 * so that one fetched at a second address never brings a second copy along. In development and in the single file they are plain modules.
 */
export const loadReactPart = (): Promise<typeof import('./react-part.tsx')> =>
  import.meta.env.VITE_SPLIT ? loadBeside('react-part.js') : import('./react-part.tsx');

export const loadHindiPart = (): Promise<typeof import('./hindi-part.ts')> =>
  import.meta.env.VITE_SPLIT ? loadBeside('hindi-part.js') : import('./hindi-part.ts');
