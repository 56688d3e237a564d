import { useCard } from '../card-context.ts';

/** Returns true on a page of our own site, such as /login. */
export function useIsOurSite(): boolean {
  const { config, activeChunk } = useCard();
  return activeChunk !== null && config.siteOrigin === new URL(activeChunk.tools.pageAddress()).origin;
}
