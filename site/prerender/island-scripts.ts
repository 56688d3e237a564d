import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import type { Island } from '../base/paths.ts';
import type { IslandScript } from './page-assets.tsx';

/**
 * Reads the browser build's manifest and deletes it. Returns a function that returns an island's script with its
 * address, its hash and the hashes of its imports.
 */
export async function findIslandScripts(siteFolder: string): Promise<(island: Island) => IslandScript> {
  const file = join(siteFolder, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
  await rm(dirname(file), { recursive: true });
  const hashes = new Map<string, string>();
  for (const { file } of Object.values(manifest)) {
    const bytes = await readFile(join(siteFolder, file));
    hashes.set(`/${file}`, `sha256-${createHash('sha256').update(bytes).digest('base64')}`);
  }
  return (island) => {
    const name = `site/islands/${island}.ts`;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`Island ${island} is not among the build's entries.`);
    const src = `/${chunk.file}`;
    const imported = [...importedBy(manifest, name)].map((each) => `/${manifest[each]?.file}`);
    const others = imported.filter((path) => path !== src).sort();
    const hashOf = (path: string): string => hashes.get(path) ?? '';
    return { src, integrity: hashOf(src), imports: Object.fromEntries(others.map((path) => [path, hashOf(path)])) };
  };
}

function importedBy(manifest: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
  for (const each of [...imports, ...dynamicImports]) {
    if (seen.has(each)) continue;
    seen.add(each);
    importedBy(manifest, each, seen);
  }
  return seen;
}
