import { useCard } from '../card-context.ts';

/** True on a page of our own site, such as /login. */
export function useIsOwnSite(): boolean {
  const { config, interacted } = useCard();
  return interacted !== null && config.siteOrigin === new URL(interacted.tools.pageAddress()).origin;
}
