import { keyIntegrity } from '../../release/signed-file.ts';
import type { ReactChunk } from '../hand-over.ts';
import { releaseFolder } from './release-folder.ts';

// Only in builds with VITE_SIGNING_KEYS: a shell that nobody has signed proves nothing of what it loads.

declare global {
  interface ImportMeta {
    /**
     * In the moving shell of a signed build: hash of each chunk, and the chunks that it imports
     * (dev/build/releases/verified-chunks.ts).
     */
    readonly held?: Readonly<Record<string, readonly string[]>>;
  }
}

/** What has come, or is on its way. A failure is not remembered. */
const held = new Map<string, Promise<unknown>>();

/**
 * Resolves when a chunk of the release, with what it imports, is here as the owner has signed it: the moving shell
 * holds their hashes. An import after that finds them, and asks for nothing; one that began before, or went on after
 * a failure, would fetch them unchecked. In a shell without hashes, that of the release itself, it resolves at once.
 */
export async function verifyChunk(file: string): Promise<unknown> {
  const hashes = import.meta.held;
  if (!hashes) return undefined;
  const [, ...imported] = hashes[file] ?? [];
  return Promise.all(
    [file, ...imported].map((name) => {
      const coming = held.get(name) ?? bringFrom(releaseFolder + name, hashes[name]?.[0]);
      held.set(name, coming);
      coming.catch(() => held.delete(name));
      return coming;
    }),
  );
}

/**
 * The whole card in one file, from beside this script. By then it may be of another release than this one, so not its
 * hash is known, but the key of its owner.
 */
export async function verifySingle(address: string): Promise<ReactChunk> {
  if (import.meta.held) await bring(address, keyIntegrity(import.meta.env.VITE_SIGNING_KEYS ?? ''));
  return import(/* @vite-ignore */ address);
}

/**
 * What a chunk imports is looked for beside the address that answered: of one that a host has led elsewhere with a
 * redirect, files that nobody has signed. Only the time of a redirect tells of it, and only where each answer on the way
 * has `Timing-Allow-Origin` (firebase.json); without it the chunk does not count, either.
 */
async function bringFrom(address: string, integrity: string | undefined): Promise<void> {
  const arrivals: PerformanceEntry[] = [];
  const watch = new PerformanceObserver((list) => arrivals.push(...list.getEntries()));
  watch.observe({ entryTypes: ['resource'] });
  await bring(address, integrity).finally(() => {
    arrivals.push(...watch.takeRecords());
    watch.disconnect();
  });
  for (const { name, redirectStart, requestStart } of arrivals as PerformanceResourceTiming[]) {
    if (name !== address) continue;
    if (requestStart === 0) throw new Error(`${address} came without Timing-Allow-Origin, or was led elsewhere`);
    if (redirectStart !== 0) throw new Error(`${address} was led elsewhere`);
  }
}

/** By a link, which takes a hash on every page; an import would need the page's import map. */
function bring(address: string, integrity: string | undefined): Promise<unknown> {
  // Without a hash a browser would check nothing.
  if (!integrity) return Promise.reject(new Error(`${address} is not signed`));
  const link = document.createElement('link');
  // An engine without such links checks no signature either.
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.rel = 'modulepreload';
    link.integrity = integrity;
    link.crossOrigin = '';
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${address} did not arrive, or is not what was signed`));
    link.href = address;
    document.head.append(link);
  }).finally(() => link.remove());
}
