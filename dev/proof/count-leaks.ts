import type { CDPSession, Page } from '@playwright/test';

/** The average numbers of nodes, listeners and bytes that a removed card leaves behind after garbage collection. */
export type LeakCounts = { readonly nodes: number; readonly listeners: number; readonly bytes: number };

/** The limits for a removed card. */
export const leakLimits: LeakCounts = { nodes: 1, listeners: 0, bytes: 2000 };
/** The number of rounds. A leak appears in every round, but a card that the browser releases late in only one. */
const rounds = 3;

/** The number of cards on the page at once. */
const batch = 10;
/** The time limit for late cleanup and the time between two counts, in milliseconds. */
const cleanupTimeout = 15_000;
const interval = 500;

/**
 * Inserts cards into the open page, touches each until its human check appears, and removes them again. The page must
 * have the card's script. Resolves to the counts of the first round within the limits, or else to the best of three
 * rounds. `attributes` are set on every card.
 */
export async function countLeaks(
  page: Page,
  cards: number,
  attributes: Readonly<Record<string, string>>,
): Promise<LeakCounts> {
  const isWithinLimits = (leak: LeakCounts): boolean => names.every((name) => leak[name] <= leakLimits[name]);
  const devtools = await page.context().newCDPSession(page);
  // Inserts some cards before counting, because the first ones load what all cards share: scripts, compiled code,
  // styles.
  await page.evaluate(useCards, { cards: 1, batch, attributes });
  await page.evaluate(useCards, { cards: batch * 2, batch, attributes });
  let before = await readSettled(devtools, { nodes: 0, listeners: 0, bytes: 0 });
  const found: LeakCounts[] = [];
  while (found.length < rounds && !found.some(isWithinLimits)) {
    await page.evaluate(useCards, { cards, batch, attributes });
    const after = await readSettled(devtools, before);
    found.push(perCard(before, after, cards));
    before = after;
  }
  await devtools.detach();
  return found.find(isWithinLimits) ?? found.reduce((least, leak) => (leak.nodes < least.nodes ? leak : least));
}

const names = ['nodes', 'listeners', 'bytes'] as const;

/**
 * Returns the averages for one card. Rounds them to a tenth, to ignore the widget of the last human check, which stays
 * in memory until the next check.
 */
const perCard = (before: LeakCounts, after: LeakCounts, cards: number): LeakCounts =>
  Object.fromEntries(
    names.map((name) => [name, Math.round(((after[name] - before[name]) / cards) * 10) / 10]),
  ) as LeakCounts;

/** Resolves to the counts once they stop falling or reach `goal`. */
async function readSettled(devtools: CDPSession, goal: LeakCounts): Promise<LeakCounts> {
  let last = await read(devtools);
  for (let waited = 0; waited < cleanupTimeout && last.nodes > goal.nodes; waited += interval) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    const next = await read(devtools);
    if (waited > 3000 && next.nodes === last.nodes && goal.nodes === 0) return next;
    last = next;
  }
  return last;
}

async function read(devtools: CDPSession): Promise<LeakCounts> {
  // Collects garbage several times, since objects that a finalizer frees are garbage only in the next round.
  for (let round = 0; round < 3; round++) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/** This function runs in the page, so it uses nothing from outside. */
async function useCards(order: { cards: number; batch: number; attributes: Readonly<Record<string, string>> }) {
  const useOne = async (): Promise<void> => {
    const card = document.createElement('acct-auth-card');
    for (const [name, value] of Object.entries(order.attributes)) card.setAttribute(name, value);
    const ready = new Promise((resolve) => card.addEventListener('acct-ready', resolve, { once: true }));
    document.body.append(card);
    await ready;
    const dialog = card.shadowRoot?.querySelector('dialog');
    dialog?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    const hasCheck = (): boolean => card.querySelector('[slot=human-check] > *')?.isConnected ?? false;
    for (let frame = 0; !hasCheck(); frame++) {
      if (frame > 600) throw new Error('a touched card shows no human check');
      await new Promise(requestAnimationFrame);
    }
    card.remove();
  };
  for (let used = 0; used < order.cards; used += order.batch) {
    await Promise.all(Array.from({ length: Math.min(order.batch, order.cards - used) }, useOne));
  }
}
