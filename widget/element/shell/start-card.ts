import type { Tab } from '../../core/card-config.ts';
import { setResponsiveTimeout } from '../../core/chunk-timeout.ts';
import { missingReactMessage } from '../../languages/en/missing-react-message.ts';
import { cardStateLifetime, type MountedCard, type ReactChunk, type VisitorState } from '../shell-state.ts';
import { applyFirstPaintStyles } from './apply-first-paint-styles.ts';
import {
  loadReact,
  loadReplacementChunk,
  reportMissingReact,
  showLoadFailure,
  startWhenNearViewport,
} from './load-react.ts';
import { paintCardBeforeReact } from './paint-card-before-react.ts';
import { hideKeysFromPage, queuePresses } from './queue-presses.ts';

type Life =
  | { readonly name: 'painted'; readonly card?: never }
  | { readonly name: 'mounted'; readonly card: MountedCard }
  | { readonly name: 'ended'; readonly card?: never };

/** A card on the page, before and after React has loaded. */
export type StartedCard = ReturnType<typeof startCard>;

/** Milliseconds after which a message says that React is missing. The card continues to load React. */
const responseTimeout = 10_000;

/** Paints the card. Once React has loaded, React takes over the card with the visitor's state. */
export function startCard(host: HTMLElement) {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const tab: Tab = host.getAttribute('tab') === 'signin' ? 'signin' : 'signup';
  // An element that the page has copied also contains a copy of the human check.
  host.querySelector('[slot=human-check]')?.remove();
  hideKeysFromPage(root);
  let takePresses = queuePresses(root);
  let life: Life = { name: 'painted' };
  const hasEnded = () => life.name === 'ended';

  let failure = missingReactMessage;
  const painted = Promise.resolve(paintCardBeforeReact(host, root, tab));
  void painted.then((first) => {
    failure = first.failure;
  });
  applyFirstPaintStyles(root, host.nonce);

  let removeLine: (() => void) | undefined;
  const report = (): void => {
    removeLine = removeLine ?? showLoadFailure(root, host, failure);
  };
  const endReport = (): void => {
    removeLine?.();
    removeLine = undefined;
  };

  const mount = async (chunk: ReturnType<typeof loadReact>, takeOver: () => VisitorState): Promise<void> => {
    const { mountCard } = await chunk;
    const { wrapper, language, text: words } = await painted;
    if (hasEnded()) return;
    // If React has rendered the card, or a browser has translated it, the nodes are no longer the prerendered HTML.
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
    recovery = recovery ?? mount(loadReplacementChunk(instead), () => life.card?.handOver() ?? {});
    recovery.then(end, end);
    return recovery;
  };
  const takeOver = async (): Promise<void> => {
    endReport();
    const endTimeout = setResponsiveTimeout(responseTimeout, report);
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
      reportMissingReact(error);
    } finally {
      endTimeout();
    }
  };
  const stopWaiting = startWhenNearViewport(host, () => void takeOver());

  /** This timer runs while the element is not on the page. When the time is over, the timer ends the card. */
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
    /**
     * Handles a move on the page, or a new insertion. Returns false if this card has ended and a new one must start.
     */
    moved(): boolean {
      clearTimeout(timer);
      if (life.card?.moved() === false) end();
      return !hasEnded();
    },
    reset() {
      if (life.card) return life.card.reset();
      // If React has not loaded, clears the typed texts and drops the last press.
      root.querySelector('form')?.reset();
      takePresses();
      takePresses = queuePresses(root);
    },
    /**
     * Handles the element's removal. If the element is inserted again within `cardStateLifetime`, the card continues.
     */
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

/** Creates a weak reference. This is a separate function, so that no closure of a timer retains the card. */
const weakReferenceTo = (card: Ending): Weak =>
  typeof WeakRef === 'function' ? new WeakRef(card) : { deref: () => card };
const endIfAlive = (weak: Weak): void => weak.deref()?.end();

/** Ends a card that is not inserted again within `cardStateLifetime`, unless it has already been garbage-collected. */
const endLater = (card: Ending): ReturnType<typeof setTimeout> =>
  setTimeout(endIfAlive, cardStateLifetime, weakReferenceTo(card));
