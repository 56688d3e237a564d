import { inChunkTime } from '../../core/in-chunk-time.ts';
import { recoveryTries } from '../../release/card-files.ts';
import type { ReactChunk } from '../hand-over.ts';
import { holdSingle } from './hold-chunk.ts';

/** Milliseconds before each try. */
const pauses = [0, 1000, 3000] as const;

let react: Promise<ReactChunk> | undefined;
let single: Promise<ReactChunk> | undefined;
let tries = 0;

/** React and the card's views, for all cards of the page. A failure of every way is not remembered. */
export function loadReact(): Promise<ReactChunk> {
  react = react ?? inChunkTime<ReactChunk>(import('../react/mount-card.tsx'), () => recoverReact());
  return react;
}

/**
 * The one way round a chunk that fails or is gone: the whole card in one file, from this script's own folder. It
 * imports nothing, so no second copy of React meets the first. Each try has another address, since browsers remember a
 * module that failed; there are only so many, since a page that pins the card names each of them with its hash. Or else
 * `instead`, from now on for every card.
 */
export function recoverReact(instead?: Promise<ReactChunk>): Promise<ReactChunk> {
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

async function loadSingle(turn = 0): Promise<ReactChunk> {
  await new Promise((resolve) => setTimeout(resolve, pauses[turn]));
  tries = (tries % recoveryTries) + 1;
  // Written like this, the bundler of a page that has the card from the package sees a file to bring along.
  const file = new URL(/* @vite-ignore */ './acct-auth-card.single.js', import.meta.url);
  file.search = `try=${tries}`;
  const loading = import.meta.env.VITE_SIGNING_KEYS ? holdSingle(file.href) : import(/* @vite-ignore */ file.href);
  return inChunkTime<ReactChunk>(loading, (error) =>
    turn < pauses.length - 1 ? loadSingle(turn + 1) : Promise.reject(error),
  );
}
