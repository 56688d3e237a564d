import type { CardStore } from '../../core/card-store.ts';
import { once } from '../../core/once.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ReactChunk } from '../hand-over.ts';
import { loadSuccessor } from './load-successor.ts';
import type { OwnRelease } from './own-release.ts';

export type WithdrawalContext = {
  readonly page: HostPage;
  readonly store: CardStore;
  /** Puts a card of another release in this one's place. */
  recover(instead: Promise<ReactChunk>): Promise<void>;
};

const code = 'release/withdrawn';

/** Once for all cards of a page: what the site's list says of this release, and what is to run in its place. */
const checks = new Map<string, ReturnType<typeof checkOf>>();
const checkOf = (own: OwnRelease) =>
  once(async () => {
    const answer = await fetch(`${own.folder}releases.json`, { credentials: 'omit' });
    const { releases } = (await answer.json()) as {
      releases: readonly { release: string; withdrawn?: { why: string } }[];
    };
    const mark = releases.find(({ release }) => release === own.name)?.withdrawn;
    if (!mark) return null;
    return { ...own, mark, successor: loadSuccessor(own.folder, own.name, mark) };
  });

/**
 * Asks, at the first touch, whether the site has withdrawn this release; says so, and puts the one in its place that
 * the owner has signed, with what was typed, as soon as no request runs. A list that is missing, late or not readable
 * changes nothing.
 */
export async function followWithdrawal(own: OwnRelease, { page, store, recover }: WithdrawalContext): Promise<void> {
  const check = checks.get(own.name) ?? checkOf(own);
  checks.set(own.name, check);
  const found = await check().catch(() => null); // the card does not hang on the list
  if (found === null) return;
  const { name, mark, successor } = found;
  const tell = (then: string, cause?: unknown): void =>
    page.report({
      level: 'warn',
      code,
      where: `${name} (${mark.why}); ${then}`,
      ...(cause !== undefined && { cause }),
    });
  try {
    const { release, chunk } = await successor;
    tell(`${release} runs in its place`);
    await atRest(store);
    await recover(Promise.resolve(chunk));
  } catch (cause) {
    tell('it goes on, since nothing could take its place', cause);
  }
}

/** Resolves when no request runs: none is taken from under a visitor. */
function atRest(store: CardStore): Promise<void> {
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
