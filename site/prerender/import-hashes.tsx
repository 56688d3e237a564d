import type { IslandScript } from './page-assets.ts';

/** The hashes of what a page's scripts may import, which no tag of theirs can bear: an import map with nothing else. */
export function ImportHashes({ of }: { readonly of: readonly IslandScript[] }) {
  const integrity = Object.assign({}, ...of.map(({ imports }) => imports));
  // The tag of a script has its hash.
  for (const { src } of of) delete integrity[src];
  if (Object.keys(integrity).length === 0) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: addresses and hashes; React would escape their quotes
  return <script type="importmap" dangerouslySetInnerHTML={{ __html: JSON.stringify({ integrity }) }} />;
}
