import type { Release } from '../../widget/release/release.ts';

const named = /"[^"]*\/widget\/([^/"]+)\/([^"?]+)(?:\?[^"]*)?"(?:: | integrity=)"(sha384-[^"]+)"/g;

/**
 * The release that a pinned snippet names, with the hashes of all its scripts: the page shows them once, and the
 * generator reads them there. Throws when the snippet names none.
 */
export function releaseIn(snippet: string): Release {
  const found = Array.from(snippet.matchAll(named));
  const release = found[0]?.[1];
  if (release === undefined) throw new Error('The snippet names no release.');
  const files = Object.fromEntries(found.map(([, , file = '', integrity = '']) => [file, { integrity, bytes: 0 }]));
  return { release, version: release.replace(/-.*/, ''), files };
}
