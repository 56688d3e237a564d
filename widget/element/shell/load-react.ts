import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { formatPartNotLoadedLine } from '../../core/part-not-loaded.ts';
import type { missingReactMessage } from '../../languages/en/missing-react-message.ts';
import { singleFileAddressCount } from '../../release/release.ts';
import { releaseFolder } from '../release-folder.ts';
import type { ReactChunk } from '../shell-state.ts';

/**
 * Starts the card at once. A card with `loading="lazy"` starts when it is less than one screen away from the viewport.
 * Returns a function that cancels the start.
 */
export function startWhenNearViewport(host: HTMLElement, begin: () => void): () => void {
  if (host.getAttribute('loading') !== 'lazy') {
    begin();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '100%' },
  );
  observer.observe(host);
  return () => observer.disconnect();
}

/** The pause before each try to load the single-file card, in milliseconds. */
const pauses = [0, 1000, 3000] as const;

let react: Promise<ReactChunk> | undefined;
let single: Promise<ReactChunk> | undefined;
let tries = 0;

/** Loads React and the card's views for all cards of the page. If this fails, the next call tries again. */
export function loadReact(): Promise<ReactChunk> {
  react = react ?? withChunkTimeout<ReactChunk>(import('../react/mount-card.tsx'), () => loadReplacementChunk());
  return react;
}

/**
 * Loads the single-file card and uses it for every card from now on. If `instead` is set, uses that chunk and loads no
 * file. The single file has no imports, so it does not conflict with another React.
 */
export function loadReplacementChunk(instead?: Promise<ReactChunk>): Promise<ReactChunk> {
  single =
    instead ??
    single ??
    loadSingle().catch((error: unknown) => {
      single = react = undefined;
      throw error;
    });
  react = single;
  return single;
}

/**
 * Loads the single-file card. Each try has another address, since browsers remember a failed module. There are few
 * addresses, because a page that pins the card lists each of them with its hash.
 */
async function loadSingle(turn = 0): Promise<ReactChunk> {
  await new Promise((resolve) => setTimeout(resolve, pauses[turn]));
  tries = (tries % singleFileAddressCount) + 1;
  // A bundler includes the file only if it finds this exact form, `new URL('…', import.meta.url)`.
  const file = new URL(/* @vite-ignore */ './acct-auth-card.single.js', import.meta.url);
  file.search = `try=${tries}`;
  return withChunkTimeout<ReactChunk>(import(/* @vite-ignore */ file.href), (error) =>
    turn < pauses.length - 1 ? loadSingle(turn + 1) : Promise.reject(error),
  );
}

/**
 * Displays a message with a link, because React is unavailable or late. Returns a function that removes the message.
 */
export function showLoadFailure(root: ShadowRoot, host: HTMLElement, texts: typeof missingReactMessage): () => void {
  const line = document.createElement('p');
  const link = document.createElement('a');
  const address = host.getAttribute('app-url') ?? '';
  link.href = /^https:/.test(address) ? address : (import.meta.env.VITE_APP_LOGIN_URL ?? '/');
  link.textContent = texts.link;
  line.setAttribute('role', 'alert');
  line.dir = 'auto';
  line.append(texts.text, link);
  root.append(line);
  return () => line.remove();
}

let isReported = false;

/** Writes one console line for all cards of a page if React and the single file are both unavailable. */
export function reportMissingReact(cause: unknown): void {
  if (isReported) return;
  isReported = true;
  console.error(formatPartNotLoadedLine(`${releaseFolder}react.js`), cause);
}
