import type { FlowsAndAdapters } from '../active/create-flows-and-adapters.ts';
import { activeChunkFile } from './active-chunk.ts';
import { type CardInstanceData, getValidConfig, hasCardEnded, waitUntilOnPage } from './card-instance-data.ts';
import { remountUnsolvedHumanCheck } from './mount-human-check.ts';
import { reportLoadFailure } from './report-load-failure.ts';

/** Loads the active chunk and creates the card's flows and adapters. */
export async function loadFlowsAndAdapters(card: CardInstanceData): Promise<FlowsAndAdapters> {
  const { options, store, values, work: own } = card;
  const { host, page, recover } = options;
  const createWork = await options.workFactory.load().catch((cause: unknown) => failToLoad(card, cause));
  // Reports the problems of the tag again, since the page may have set a property while the chunk was loading
  // (watch-properties.ts).
  options.reportProblems(card.life.now.reading);
  const work = createWork(host, {
    store,
    values,
    page,
    recover,
    config: () => getValidConfig(card),
    displayedLanguage: () => card.displayedLanguage ?? getValidConfig(card).language,
    whenOnPage: () => waitUntilOnPage(card),
    appearanceChanged: () => remountUnsolvedHumanCheck(card),
  });
  const isDropped = own !== card.work;
  if (hasCardEnded(card) || isDropped) work.dispose();
  return work;
}

/** Lets another card replace this card. If no card replaces it, reports the missing chunk. */
async function failToLoad(card: CardInstanceData, cause: unknown): Promise<never> {
  await card.options.recover().catch(() => undefined);
  if (!hasCardEnded(card)) reportLoadFailure(card.options.page, activeChunkFile, 'human-check', cause);
  throw cause;
}
