import { loadBeside } from './load-beside.ts';

type ReactPart = typeof import('./react-part.tsx');

let react: Promise<ReactPart> | undefined;

/**
 * The files of the card. In the split build each lies beside the script under a name of its own and imports none of the others.
 * In development and in the single file they are plain modules. All cards of a page share one React part, whatever its address.
 */
export function loadReactPart(): Promise<ReactPart> {
  react ??= import.meta.env.VITE_SPLIT ? loadBeside('react-part.js') : import('./react-part.tsx');
  return react;
}

/** `more`: how often a failure is followed by another try. */
export const loadHindiPart = (more?: number): Promise<typeof import('./hindi-part.ts')> =>
  import.meta.env.VITE_SPLIT ? loadBeside('hindi-part.js', more) : import('./hindi-part.ts');
