import { cardFiles } from '../../release/card-files.ts';
import { type Withdrawal, withdrawalText } from '../../release/withdrawal.ts';
import type { ReactChunk } from '../hand-over.ts';

/** A release that runs in this one's place, whole, in one file. */
export type Successor = { readonly release: string; readonly chunk: ReactChunk };

/**
 * Loads what runs in the place of a withdrawn release. Rejects when the mark is not signed with the key that this
 * release was built with, or the file does not match the signed hash: then nothing else is to run than what the page
 * has pinned.
 *
 * @param folder address of the site's folder of releases
 * @param mark what the site's list says of this release; anybody's word until it is checked
 */
export async function loadSuccessor(folder: string, release: string, mark: object): Promise<Successor> {
  const { successor, integrity, ...signed } = mark as Withdrawal;
  if (!(await isSigned(release, { successor, integrity, ...signed })))
    throw new Error('the mark is not signed with the key of this release');
  const address = `${folder}${successor}/${cardFiles.single}?instead-of=${release}`;
  await loadChecked(address, integrity);
  // What the tag has loaded, and checked, is the module of this address: no second request.
  return { release: successor, chunk: (await import(/* @vite-ignore */ address)) as ReactChunk };
}

async function isSigned(release: string, mark: Withdrawal): Promise<boolean> {
  const key = import.meta.env.VITE_WITHDRAWAL_KEY;
  if (!key) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const known = await crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify']);
  const text = new TextEncoder().encode(withdrawalText(release, mark));
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, bytesOf(mark.signature), text);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A tag is what checks a hash in every browser; an import would need the page's import map. */
function loadChecked(address: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.type = 'module';
    script.integrity = integrity;
    script.crossOrigin = '';
    script.onload = () => resolve();
    script.onerror = () =>
      reject(new Error('the release in its place did not arrive, or is not the one that was signed'));
    script.src = address;
    document.head.append(script);
  }).finally(() => script.remove());
}
