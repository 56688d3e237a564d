import type { Tab } from '../../core/card-config.ts';
import { afterActiveTime } from '../../core/chunk-timeout.ts';
import { loadFailure } from '../../languages/en/load-failure.ts';
import { type CardStart, keptFor, type MountedCard, type ReactChunk } from '../hand-over.ts';
import { applyFirstStyles } from './apply-first-styles.ts';
import { keepPresses, keepToItself } from './keep-presses.ts';
import { loadReact, recoverReact, reportLost, showLoadFailure, whenWanted } from './load-react.ts';
import { paintFirst } from './paint-first.ts';

type Life =
  | { readonly name: 'painted'; readonly card?: never }
  | { readonly name: 'mounted'; readonly card: MountedCard }
  | { readonly name: 'ended'; readonly card?: never };

/** A card on the page, before and after React. */
export type PaintedCard = ReturnType<typeof startCard>;

/** Milliseconds after which the visitor reads that React is missing; the tries go on. */
const responseTimeout = 10_000;

/** Paints the card and hands it to React once loaded, with the visitor's work so far. */
export function startCard(host: HTMLElement) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const tab: Tab = host.getAttribute('tab') === 'signin' ? 'signin' : 'signup';
  // A copied element brings the human check of its original.
  host.querySelector('[slot=human-check]')?.remove();
  keepToItself(root);
  let takePresses = keepPresses(root);
  let life: Life = { name: 'painted' };
  const hasEnded = () => life.name === 'ended';

  let failure = loadFailure;
  const painted = Promise.resolve(paintFirst(host, root, tab));
  void painted.then((first) => {
    failure = first.failure;
  });
  applyFirstStyles(root, host.nonce);

  let removeLine: (() => void) | undefined;
  const report = (): void => {
    removeLine = removeLine ?? showLoadFailure(root, host, failure);
  };
  const endReport = (): void => {
    removeLine?.();
    removeLine = undefined;
  };

  const mount = async (chunk: ReturnType<typeof loadReact>, takeOver: () => CardStart): Promise<void> => {
    const { mountCard } = await chunk;
    const { wrapper, language, words } = await painted;
    if (hasEnded()) return;
    // A card's drawing, or a translator's change, is no longer the prerendered HTML.
    if (life.card || wrapper.textContent !== words) delete wrapper.dataset.build;
    const card = await mountCard({ host, root, wrapper, language, tab, takeOver, recover });
    if (hasEnded()) card.end();
    else life = { name: 'mounted', card };
  };
  let recovery: Promise<void> | undefined;
  const recover = (instead?: Promise<ReactChunk>): Promise<void> => {
    const end = (): void => {
      recovery = undefined;
    };
    recovery = recovery ?? mount(recoverReact(instead), () => life.card?.handOver() ?? {});
    recovery.then(end, end);
    return recovery;
  };
  const takeOver = async (): Promise<void> => {
    endReport();
    const endTimeout = afterActiveTime(responseTimeout, report);
    try {
      await mount(loadReact(), () => {
        endReport();
        return takePresses();
      });
      if (!hasEnded()) takePresses().press();
    } catch (error) {
      if (hasEnded()) return;
      report();
      root.addEventListener('click', takeOver, { once: true });
      reportLost(error);
    } finally {
      endTimeout();
    }
  };
  const stopWaiting = whenWanted(host, () => void takeOver());

  /** Runs while the card is off the page. */
  let timer: ReturnType<typeof endLater> | undefined;
  const end = (): void => {
    const { card } = life;
    life = { name: 'ended' };
    stopWaiting();
    endReport();
    takePresses();
    card?.end();
    root.querySelector('div')?.remove();
  };
  const shellCard = {
    /** Reacts to a move on the page or a return to it. Returns false if this card has ended: a new one must begin. */
    moved(): boolean {
      clearTimeout(timer);
      if (life.card?.moved() === false) end();
      return !hasEnded();
    },
    reset() {
      if (life.card) return life.card.reset();
      // Before React: what is typed goes, and a press counts for nothing.
      root.querySelector('form')?.reset();
      takePresses();
      takePresses = keepPresses(root);
    },
    /** Reacts to the element's removal. If it returns in time, the card goes on. */
    left() {
      clearTimeout(timer);
      timer = endLater(shellCard);
      life.card?.left?.();
    },
    end,
  };
  return shellCard;
}

type Ending = { end(): void };
type Weak = { deref(): Ending | undefined };

/** Outside its callers, so that no waiting function can reach the card. */
const weakly = (card: Ending): Weak => (typeof WeakRef === 'function' ? new WeakRef(card) : { deref: () => card });
const endIfAlive = (weak: Weak): void => weak.deref()?.end();

/** Ends a card that does not return in time. One whose element the page has dropped is collected long before. */
const endLater = (card: Ending): ReturnType<typeof setTimeout> => setTimeout(endIfAlive, keptFor, weakly(card));
