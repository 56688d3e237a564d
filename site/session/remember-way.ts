import { lastWayStore } from './session-store.ts';

/**
 * Tells the card on /login which way in was used last on this device, and remembers the one that is used now: the
 * method alone, of nobody. While a ticked `#not-my-device` is on the page it remembers nothing.
 */
export async function rememberWay(card: HTMLElement): Promise<void> {
  card.addEventListener('acct-authenticated', ({ detail }) => {
    // Firebase's names of providers are domains.
    const way = detail.method.replace('.com', '');
    if (!document.querySelector('#not-my-device:checked')) void lastWayStore.write(way);
  });
  const way = await lastWayStore.read();
  if (way) card.dataset.lastWay = `${way}`;
}
