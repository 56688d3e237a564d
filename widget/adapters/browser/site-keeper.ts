import type { KeptSession } from '../../core/kept-session.ts';

/** `/session/keeper.js` of the site, as far as the card asks for it. */
type KeeperModule = { keep?(session: KeptSession): Promise<void>; forget?(): Promise<void> };

/** The site's keeper, on a page of the site. Calls take effect in their order; each rejects when it cannot be had. */
export function createSiteKeeper(): {
  keep(session: () => Promise<KeptSession>): Promise<void>;
  forget(): Promise<void>;
} {
  let last: Promise<unknown> = Promise.resolve();
  // Cards of all releases meet the keeper of today: it may lack what they ask for.
  const call = (use: (keeper: KeeperModule) => Promise<void> | undefined): Promise<void> => {
    const load = async (): Promise<void> =>
      use(await import(/* @vite-ignore */ `${location.origin}/session/keeper.js`));
    const called = last.then(load, load);
    last = called;
    return called;
  };
  return {
    keep: (session) => call(async (keeper) => keeper.keep?.(await session())),
    forget: () => call((keeper) => keeper.forget?.()),
  };
}
