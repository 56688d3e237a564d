import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import type { CardStore } from '../../core/card-store.ts';
import type { HostPage } from '../../core/ports.ts';
import { cardFiles } from '../../release/release.ts';
import { formatWithdrawalText, type ReleaseWithdrawal } from '../../release/withdrawal.ts';
import type { ReactChunk } from '../shell-state.ts';
import type { LoadedRelease } from './loaded-release.ts';

/** The release that replaces this one, as a complete card in one file. */
export type SuccessorRelease = { readonly release: string; readonly chunk: ReactChunk };

/**
 * Loads the release that replaces this one. Rejects unless the withdrawal is signed for this build and the hash
 * matches.
 */
async function loadSuccessor(folder: string, release: string, mark: object): Promise<SuccessorRelease> {
  const { successor, integrity, ...signed } = mark as ReleaseWithdrawal;
  if (!(await isSigned(release, { successor, integrity, ...signed })))
    throw new Error('the mark is not signed with the key of this release');
  const address = `${folder}${successor}/${cardFiles.single}?instead-of=${release}`;
  await loadChecked(address, integrity);
  // This import sends no second request, because the script tag has already loaded and checked the module.
  return { release: successor, chunk: (await import(/* @vite-ignore */ address)) as ReactChunk };
}

async function isSigned(release: string, mark: ReleaseWithdrawal): Promise<boolean> {
  const key = import.meta.env.VITE_WITHDRAWAL_KEY;
  if (!key) return false;
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const known = await crypto.subtle.importKey('spki', bytesOf(key), curve, false, ['verify']);
  const text = new TextEncoder().encode(formatWithdrawalText(release, mark));
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, bytesOf(mark.signature), text);
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/**
 * Loads a script by a tag, because every browser checks the hash in a tag. Browsers check the hash of an import only if
 * the page's import map contains the hash.
 */
function loadChecked(address: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.type = 'module';
    script.integrity = integrity;
    script.crossOrigin = '';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('the successor could not be loaded, or is not the signed one'));
    script.src = address;
    document.head.append(script);
  }).finally(() => script.remove());
}

export type WithdrawalContext = {
  readonly page: HostPage;
  readonly store: CardStore;
  /** Replaces this card by a card of another release. */
  recover(instead: Promise<ReactChunk>): Promise<void>;
};

const code = 'release/withdrawn';

/**
 * The maximum length of a printed reason. `npm run withdraw` refuses a longer reason, but an unsigned withdrawal may
 * contain one.
 */
const maxReasonLength = 301;

/** The maximum size of the list in bytes: 2,000 releases, all of them withdrawn. */
const maxListBytes = 2_000_000;

/** Reads a response as text. Stops and throws as soon as the text is longer than `maxListBytes`. */
async function readList({ body }: Response): Promise<string> {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; bytes <= maxListBytes; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    text += decoder.decode(value, { stream: true });
  }
  await reader.cancel();
  throw new Error('the list of releases is too long');
}

/** The site's entry for this release, and the release that replaces this one. All cards of a page share both. */
const checks = new Map<string, ReturnType<typeof checkOf>>();
const checkOf = (own: LoadedRelease) =>
  createCachedLoader(async () => {
    const answer = await fetch(`${own.folder}releases.json`, { credentials: 'omit' });
    const { releases } = JSON.parse(await readList(answer)) as {
      releases: readonly { release: string; withdrawn?: { why: string } }[];
    };
    const mark = releases.find(({ release }) => release === own.name)?.withdrawn;
    if (!mark) return null;
    return { ...own, mark, successor: loadSuccessor(own.folder, own.name, mark) };
  });

/**
 * Replaces this card if the site has withdrawn its release. The signed successor takes over the typed texts once no
 * request runs.
 */
export async function followWithdrawal(own: LoadedRelease, { page, store, recover }: WithdrawalContext): Promise<void> {
  const check = checks.get(own.name) ?? checkOf(own);
  checks.set(own.name, check);
  const found = await check().catch(() => null); // the card works without the list of releases
  if (found === null) return;
  const { name, mark, successor } = found;
  const report = (then: string, cause?: unknown): void =>
    page.report({
      level: 'warn',
      code,
      where: `${name} (${`${mark.why}`.slice(0, maxReasonLength)}); ${then}`,
      ...(cause !== undefined && { cause }),
    });
  try {
    const { release, chunk } = await successor;
    report(`${release} runs in its place`);
    await whenReady(store);
    await recover(Promise.resolve(chunk));
  } catch (cause) {
    report('it goes on, since nothing could take its place', cause);
  }
}

/** Resolves once no request runs. */
function whenReady(store: CardStore): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (store.getState().view.name !== 'ready') return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
