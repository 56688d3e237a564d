import { focusedBeside } from '../../ui/focused-beside.ts';
import { closestAround } from '../closest-around.ts';

const dialogs = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
const focusable = 'a[href],button,input,select,textarea,[tabindex]';

const isTabStop = (node: HTMLElement): boolean =>
  node.tabIndex >= 0 && !node.matches(':disabled') && node.getClientRects().length > 0;
const tabStops = (within: ParentNode): readonly HTMLElement[] =>
  Array.from(within.querySelectorAll<HTMLElement>(focusable)).filter(isTabStop);
/** Returns where Tab enters, or Shift+Tab. */
const entryOf = (stops: readonly HTMLElement[], isBack: boolean): HTMLElement | undefined =>
  stops[isBack ? stops.length - 1 : 0];

const isKeyboardFocus = (node: Element): boolean =>
  CSS.supports('selector(:focus-visible)') && node.matches(':focus-visible');

/** Describes a press of Tab or Shift+Tab in a dialog, from the first listener on until the focus has moved. */
type Step = {
  readonly dialog: Element;
  readonly isBack: boolean;
  /** What the page has focused: the card, if it is a control in it. */
  readonly from: Element | null;
  /** The control in the card that has the focus; null outside the card, and in what the page puts into its slot. */
  readonly at: Element | null;
  readonly isFromCard: boolean;
  /** No stop of the card follows in this direction. */
  readonly isEdge: boolean;
  hasLeft: boolean;
};

type Card = { readonly host: HTMLElement; readonly root: ShadowRoot };

const isWithin = (outer: Element, node: Element | null): boolean =>
  node !== null && closestAround(node, (element) => element === outer) !== null;

/** Returns the stops of the dialog, of which the card is one. */
const stopsOf = (dialog: Element, { host }: Card): readonly HTMLElement[] =>
  tabStops(dialog).filter((node) => node === host || !host.contains(node));

function readStep(event: KeyboardEvent, dialog: Element, card: Card): Step {
  const { root } = card;
  const { shiftKey: isBack } = event;
  const at = root.activeElement;
  const ahead = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // The focus may be on the status, which is no stop.
  const isEdge = at !== null && !tabStops(root).some((stop) => at.compareDocumentPosition(stop) & ahead);
  const isFromCard = event.composedPath().includes(root);
  return { dialog, isBack, from: focusedBeside(card.host), at, isFromCard, isEdge, hasLeft: false };
}

/** Does what the trap did not: moves the focus to the other end of the dialog. */
function goRound({ dialog, isBack }: Step, card: Card): void {
  const entry = entryOf(stopsOf(dialog, card), isBack);
  (entry === card.host ? entryOf(tabStops(card.root), isBack) : entry)?.focus();
}

/** Finishes a Tab that began in the card. Returns false if it has left the dialog, or the card too early. */
function finishInCard(step: Step, isPrevented: boolean, card: Card): boolean {
  const { dialog, isEdge, hasLeft } = step;
  const focused = focusedBeside(card.host);
  if (!isEdge) return isWithin(card.host, focused);
  // A trap that saw no end has kept the focus, or has brought it back into the card.
  if (card.root.activeElement && (hasLeft || isPrevented) && document.hasFocus()) {
    goRound(step, card);
    return true;
  }
  const isModal = dialog.matches('[aria-modal=true]') && focused !== document.body;
  return !isModal || isWithin(dialog, focused);
}

/** A trap that takes the link in the tag for the last element, where nothing can be focused, stands still. */
function finishOutside(step: Step, card: Card): void {
  const { dialog, isBack, from } = step;
  const stops = stopsOf(dialog, card);
  const isMeant = from === entryOf(stops, !isBack) && entryOf(stops, isBack) === card.host;
  if (isMeant && focusedBeside(card.host) === from) goRound(step, card);
}

/**
 * Lets the focus trap of a dialog find the card and leave it. Traps look for focusable elements in the page, where the
 * card's own are not, and compare `document.activeElement`, which is the card itself, with the first and the last of
 * them. In a dialog the card is therefore such an element: it passes the focus on, and hides each Tab that stays inside
 * it. The result ends this. `report`: Tab has left the dialog, or the card too early.
 */
export function joinFocusTrap(host: HTMLElement, root: ShadowRoot, report: () => void): () => void {
  const card: Card = { host, root };
  let isOwn = false;
  let step: Step | undefined;

  const part = (): void => {
    if (isOwn) host.removeAttribute('tabindex');
    isOwn = false;
  };
  /** Returns the dialog around the card, which is then focusable there, unless the page's `tabindex` forbids it. */
  const join = (): Element | null => {
    const dialog = closestAround(host, (element) => element.matches(dialogs));
    if (!dialog) {
      part();
      return null;
    }
    if (!host.hasAttribute('tabindex')) isOwn = true;
    if (isOwn) host.tabIndex = 0;
    return host.tabIndex < 0 ? null : dialog;
  };
  const begin = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key !== 'Tab' || altKey || ctrlKey || metaKey) return;
    // Not once for all: libraries write the role when they open the dialog.
    const dialog = join();
    if (!dialog) return;
    const begun = readStep(event, dialog, card);
    step = begun;
    if (begun.isFromCard && !begun.isEdge) event.stopPropagation();
    setTimeout(() => {
      if (step === begun) finish(begun, event.defaultPrevented);
    });
  };
  const finish = (begun: Step, isPrevented: boolean): void => {
    step = undefined;
    if (host.tabIndex < 0) host.tabIndex = 0;
    if (begun.isFromCard) {
      if (!finishInCard(begun, isPrevented, card)) report();
    } else if (isPrevented) finishOutside(begun, card);
  };
  /** Runs after a page's own listeners: otherwise Shift+Tab would lead from the first control to the card itself. */
  const skipCard = ({ defaultPrevented }: Event): void => {
    if (step?.isFromCard && step.isEdge && step.isBack && !defaultPrevented) host.tabIndex = -1;
  };
  const leave = (): void => {
    if (step) step.hasLeft = true;
  };
  /** A trap that focuses the card means its first control, or its last. */
  const enter = ({ target, relatedTarget }: FocusEvent): void => {
    if (!step || target === step.at || root.contains(relatedTarget as Node | null)) return;
    entryOf(tabStops(root), step.isBack)?.focus();
  };
  /** A press between the controls also focuses the card, and so does Shift+Tab if the page has hidden it from us. */
  const passOn = (): void => {
    const isEntered = step ? !step.isFromCard : isOwn && isKeyboardFocus(host);
    if (isEntered && !root.activeElement) entryOf(tabStops(root), false)?.focus();
  };

  join();
  addEventListener('keydown', begin, true);
  addEventListener('keydown', skipCard);
  host.addEventListener('focus', passOn);
  root.addEventListener('focusin', enter as EventListener);
  root.addEventListener('focusout', leave);
  return () => {
    removeEventListener('keydown', begin, true);
    removeEventListener('keydown', skipCard);
    host.removeEventListener('focus', passOn);
    root.removeEventListener('focusin', enter as EventListener);
    root.removeEventListener('focusout', leave);
    part();
  };
}
