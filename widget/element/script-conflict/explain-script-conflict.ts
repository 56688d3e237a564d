import { ownMessages } from '../../diagnostics/own-messages.ts';

/** A problem that a script of the card finds on a page: the tag belongs to another script, or there is no tag. */
export type ScriptConflict =
  | {
      readonly code: 'release/older-script';
      /**
       * The folder of the release that renders the cards. It is undefined if that release is too old to name its
       * folder.
       */
      readonly running: string | undefined;
      /** The folder of the release whose script is ignored. */
      readonly ignored: string;
    }
  | { readonly code: 'page/tag-taken' }
  | { readonly code: 'page/tag-misspelt'; readonly element: string };

/** Returns the release's name if the folder's address contains the name, and otherwise the whole address. */
const nameOf = (folder = ''): string => /\/widget\/([^/]+)\/$/.exec(folder)?.[1] ?? (folder || 'an earlier release');

/** Returns the texts of the console line: what has happened, where, and the cure. */
export function explainScriptConflict(found: ScriptConflict): string {
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
