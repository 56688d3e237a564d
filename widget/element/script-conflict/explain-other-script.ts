import { ownMessages } from '../../diagnostics/own-messages.ts';

/** A conflict that a script of the card finds on a page: a card of another script, or no card. */
export type ScriptConflict =
  | {
      readonly code: 'release/older-script';
      /** Folder of the release that draws the cards; undefined if that release is too old to name it. */
      readonly running: string | undefined;
      /** Folder of the other release. */
      readonly ignored: string;
    }
  | { readonly code: 'page/tag-taken' }
  | { readonly code: 'page/tag-misspelt'; readonly element: string };

/** Returns a release's name from its folder, or the whole address for other locations. */
const nameOf = (folder = ''): string => /\/widget\/([^/]+)\/$/.exec(folder)?.[1] ?? (folder || 'an earlier release');

/** Returns what, where and cure of the console line, for the integrator. */
export function explainOtherScript(found: ScriptConflict): string {
  const { what, cure } = ownMessages[found.code];
  return `${what} Where: ${whereOf(found)}. ${cure}`;
}

function whereOf(found: ScriptConflict): string {
  switch (found.code) {
    case 'release/older-script':
      return `${nameOf(found.running)} draws the cards, ${nameOf(found.ignored)} is ignored`;
    case 'page/tag-taken':
      return location.href;
    case 'page/tag-misspelt':
      return `<${found.element}>`;
  }
}
