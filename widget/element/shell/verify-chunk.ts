import { keyIntegrity } from '../../release/signed-file.ts';
import type { ReactChunk } from '../hand-over.ts';
import { releaseFolder } from './release-folder.ts';

// Only in builds with VITE_SIGNING_KEYS: a shell that nobody has signed proves nothing of what it loads.

declare global {
  interface ImportMeta {
    /** In the moving shell of a signed build: each chunk's hash and imports (dev/build/releases/verified-chunks.ts). */
    readonly hashes?: Readonly<Record<string, readonly string[]>>;
  }
}

/** What has come, or is on its way. A failure is not remembered. */
const verified = new Map<string, Promise<unknown>>();

/** Resolves once a chunk and its imports are here as signed; an import before that would fetch them unchecked. */
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

/** The whole card in one file. It may be of another release by then: not its hash is known, but its owner's key. */
export async function verifySingle(address: string): Promise<ReactChunk> {
  if (import.meta.hashes) await bring(address, keyIntegrity(import.meta.env.VITE_SIGNING_KEYS ?? ''));
  return import(/* @vite-ignore */ address);
}

/**
 * Refuses redirects: what a chunk imports is looked for beside the address that answered, unsigned. Only timing shows a
 * redirect, and only where each answer has `Timing-Allow-Origin` (firebase.json); without it the chunk does not count.
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
