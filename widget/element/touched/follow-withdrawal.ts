import type { CardStore } from '../../core/card-store.ts';
import { once } from '../../core/once.ts';
import type { HostPage } from '../../core/ports.ts';
import type { ReactChunk } from '../hand-over.ts';
import { buildDefaults } from '../react/build-defaults.ts';

export type WithdrawalContext = {
  readonly page: HostPage;
  readonly store: CardStore;
  /** Puts a card of another release in this one's place. */
  recover(instead: Promise<ReactChunk>): Promise<void>;
};

const code = 'release/withdrawn';

/** The site's folder of releases, and the name of this one; null where these files have been put somewhere else. */
function ownRelease(): { readonly folder: string; readonly name: string } | null {
  const [, folder = '', name = ''] = /^(.*\/widget\/)(\d[^/]*-[0-9a-f]{8})\/[^/]*$/.exec(import.meta.url) ?? [];
  return folder === `${buildDefaults.siteOrigin}/widget/` ? { folder, name } : null;
}

/** Once for all cards of a page: what the site's list says of this release, and what is to run in its place. */
const check = once(async () => {
  const own = ownRelease();
  if (own === null) return null;
  const answer = await fetch(`${own.folder}releases.json`, { credentials: 'omit' });
  const { releases } = (await answer.json()) as {
    releases: readonly { release: string; withdrawn?: { why: string } }[];
  };
  const mark = releases.find(({ release }) => release === own.name)?.withdrawn;
  if (!mark) return null;
  const { loadSuccessor } = await import('../withdrawn/load-successor.ts');
  return { ...own, mark, successor: loadSuccessor(own.folder, own.name, mark) };
});

/**
 * Asks, at the first touch, whether the site has withdrawn this release; says so, and puts the one in its place that the owner has signed,
 * with what was typed, as soon as no request runs. A list that is missing, late or not readable changes nothing.
 */
export async function followWithdrawal({ page, store, recover }: WithdrawalContext): Promise<void> {
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
