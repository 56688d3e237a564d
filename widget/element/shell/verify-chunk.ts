import { keyIntegrity } from '../../release/signed-file.ts';
import type { ReactChunk } from '../hand-over.ts';
import { releaseFolder } from '../release-folder.ts';

// Only in builds with VITE_SIGNING_KEYS: an unsigned shell proves nothing about its chunks.

declare global {
  interface ImportMeta {
    /** In the moving shell of a signed build: each chunk's hash and imports (dev/build/releases/verified-chunks.ts). */
    readonly hashes?: Readonly<Record<string, readonly string[]>>;
  }
}

/** Loaded and loading chunks. A failed one is forgotten. */
const verified = new Map<string, Promise<unknown>>();

/** Resolves once a chunk and its imports are verified and loaded; an earlier import would fetch them unchecked. */
export async function verifyChunk(file: string): Promise<unknown> {
  const hashes = import.meta.hashes;
  if (!hashes) return undefined;
  const [, ...imported] = hashes[file] ?? [];
  return Promise.all(
    [file, ...imported].map((name) => {
      const coming = verified.get(name) ?? bringFrom(releaseFolder + name, hashes[name]?.[0]);
      verified.set(name, coming);
      coming.catch(() => verified.delete(name));
      return coming;
    }),
  );
}

/** Loads the whole card in one file. It may be of another release: its owner's key is known, not its hash. */
export async function verifySingle(address: string): Promise<ReactChunk> {
  if (import.meta.hashes) await bring(address, keyIntegrity(import.meta.env.VITE_SIGNING_KEYS ?? ''));
  return import(/* @vite-ignore */ address);
}

/**
 * Refuses redirects: a chunk's imports resolve beside the answering address, unsigned. Only timing shows a redirect,
 * and only if each answer has `Timing-Allow-Origin` (firebase.json); without it the chunk does not count.
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

/** Loads by a link, which accepts a hash on every page; an import would need the page's import map. */
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
