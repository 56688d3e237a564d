import { ownMessages } from '../../messages-for-integrators/own-messages.ts';

/** What a script finds on a page in the place of its card. */
export type FoundBeside =
  | {
      readonly code: 'release/older-script';
      /** Folder of the release that draws the cards; undefined when that is too old to say. */
      readonly running: string | undefined;
      /** Folder of the other one. */
      readonly ignored: string;
    }
  | { readonly code: 'page/tag-taken' }
  | { readonly code: 'page/tag-misspelt'; readonly element: string };

/** A release by its folder: its name, or the whole address where the files were put somewhere else. */
const nameOf = (folder = ''): string => /\/widget\/([^/]+)\/$/.exec(folder)?.[1] ?? (folder || 'an earlier release');

/** One console line for the integrator. `link`: where its code is explained. */
export function reportOtherScript(found: FoundBeside, link: string): void {
  const { what, cure } = ownMessages[found.code];
  const where = whereOf(found);
  console.warn(`[acct-auth-card] ${found.code}: ${what} Where: ${where}. ${cure} ${link}`);
}

function whereOf(found: FoundBeside): string {
  switch (found.code) {
    case 'release/older-script':
      return `${nameOf(found.running)} draws the cards, ${nameOf(found.ignored)} is ignored`;
    case 'page/tag-taken':
      return location.href;
    case 'page/tag-misspelt':
      return `<${found.element}>`;
  }
}
