import { ownMessages } from '../../messages-for-integrators/own-messages.ts';

const code = 'release/older-script';

/** A release by its folder: its name, or the whole address where the files were put somewhere else. */
const nameOf = (folder: string): string => /\/widget\/([^/]+)\/$/.exec(folder)?.[1] ?? folder;

/**
 * One console line for the integrator: two scripts of different releases are on the page, and the first has defined the
 * element.
 *
 * @param running folder of the release that draws the cards; undefined when that is too old to tell
 * @param ignored folder of the other one
 */
export function reportOtherScript(running: string | undefined, ignored: string): void {
  const first = running === undefined ? 'an earlier release' : nameOf(running);
  const where = `${first} draws the cards, ${nameOf(ignored)} is ignored`;
  const site = import.meta.env.VITE_SITE_ORIGIN ?? '';
  const { what, cure } = ownMessages[code];
  console.warn(`[acct-auth-card] ${code}: ${what} Where: ${where}. ${cure} ${site}/docs/messages#release-older-script`);
}
