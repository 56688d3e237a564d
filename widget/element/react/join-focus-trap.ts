import { findFocusedElement } from '../../ui/find-focused-element.ts';
import { findClosestAcrossShadowRoots } from '../find-closest-across-shadow-roots.ts';

const dialogs = 'dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
const focusable = 'a[href],button,input,select,textarea,[tabindex]';

const isTabStop = (node: HTMLElement): boolean =>
  node.tabIndex >= 0 && !node.matches(':disabled') && node.getClientRects().length > 0;
const tabStops = (within: ParentNode): readonly HTMLElement[] =>
  Array.from(within.querySelectorAll<HTMLElement>(focusable)).filter(isTabStop);
/** Returns the first tab stop, or the last one if `isBack` is true. */
const entryOf = (stops: readonly HTMLElement[], isBack: boolean): HTMLElement | undefined =>
  stops[isBack ? stops.length - 1 : 0];

const isKeyboardFocus = (node: Element): boolean =>
  CSS.supports('selector(:focus-visible)') && node.matches(':focus-visible');

/** The data of a press of Tab or Shift+Tab in a dialog. It is discarded once the focus has moved. */
type Step = {
  readonly dialog: Element;
  readonly isBack: boolean;
  /** The page's focused element. If a control of the card has the focus, this is the card itself. */
  readonly from: Element | null;
  /** The focused control of the card. null if the focus is outside the card, or on a node of the page in a slot. */
  readonly at: Element | null;
  readonly isFromCard: boolean;
  /** True if the card has no further tab stop in the direction of the press. */
  readonly isEdge: boolean;
  hasLeft: boolean;
};

type Card = { readonly host: HTMLElement; readonly root: ShadowRoot };

const isWithin = (outer: Element, node: Element | null): boolean =>
  node !== null && findClosestAcrossShadowRoots(node, (element) => element === outer) !== null;

/** Returns the tab stops of the dialog. The card is one of them. */
const stopsOf = (dialog: Element, { host }: Card): readonly HTMLElement[] =>
  tabStops(dialog).filter((node) => node === host || !host.contains(node));

function readStep(event: KeyboardEvent, dialog: Element, card: Card): Step {
  const { root } = card;
  const { shiftKey: isBack } = event;
  const at = root.activeElement;
  const ahead = isBack ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  // The focus may be on the status, which is not a tab stop.
  const isEdge = at !== null && !tabStops(root).some((stop) => at.compareDocumentPosition(stop) & ahead);
  const isFromCard = event.composedPath().includes(root);
  return { dialog, isBack, from: findFocusedElement(card.host), at, isFromCard, isEdge, hasLeft: false };
}

/** Moves the focus to the other end of the dialog, if the page's focus trap has not done so. */
function wrapFocus({ dialog, isBack }: Step, card: Card): void {
  const entry = entryOf(stopsOf(dialog, card), isBack);
  (entry === card.host ? entryOf(tabStops(card.root), isBack) : entry)?.focus();
}

/**
 * Finishes a press of Tab in the card. Returns false if the focus has left the dialog, or has left the card although
 * the card has a further tab stop.
 */
function finishInCard(step: Step, isPrevented: boolean, card: Card): boolean {
  const { dialog, isEdge, hasLeft } = step;
  const focused = findFocusedElement(card.host);
  if (!isEdge) return isWithin(card.host, focused);
  // The page's focus trap does not see the card's controls, so it has left the focus in the card.
  if (card.root.activeElement && (hasLeft || isPrevented) && document.hasFocus()) {
    wrapFocus(step, card);
    return true;
  }
  const isModal = dialog.matches('[aria-modal=true]') && focused !== document.body;
  return !isModal || isWithin(dialog, focused);
}

/**
 * Moves the focus to the other end of the dialog, if the page's focus trap has not done so. Some focus traps take the
 * hidden link inside the tag as the last element of the dialog.
 */
function finishOutside(step: Step, card: Card): void {
  const { dialog, isBack, from } = step;
  const stops = stopsOf(dialog, card);
  const isMeant = from === entryOf(stops, !isBack) && entryOf(stops, isBack) === card.host;
  if (isMeant && findFocusedElement(card.host) === from) wrapFocus(step, card);
}

/**
 * Makes the card work in the focus trap of a dialog. A focus trap compares `document.activeElement` with the first and
 * the last focusable element of the page. A focus trap sees only the card, not the card's controls. In a dialog the
 * card is therefore focusable. The card passes the focus on to its controls, and hides a press of Tab from the page if
 * the focus stays in the card. Returns a function that removes the listeners. `report` is called if Tab has moved the
 * focus out of the dialog, or has moved it out of the card although the card has a further tab stop.
 */
export function joinFocusTrap(host: HTMLElement, root: ShadowRoot, report: () => void): () => void {
  const card: Card = { host, root };
  let isOwn = false;
  let step: Step | undefined;

  const restoreTabIndex = (): void => {
    if (isOwn) host.removeAttribute('tabindex');
    isOwn = false;
  };
  /** Makes the card focusable in a dialog, unless the page's `tabindex` forbids it. Returns the dialog. */
  const makeFocusable = (): Element | null => {
    const dialog = findClosestAcrossShadowRoots(host, (element) => element.matches(dialogs));
    if (!dialog) {
      restoreTabIndex();
      return null;
    }
    if (!host.hasAttribute('tabindex')) isOwn = true;
    if (isOwn) host.tabIndex = 0;
    return host.tabIndex < 0 ? null : dialog;
  };
  const begin = (event: KeyboardEvent): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key !== 'Tab' || altKey || ctrlKey || metaKey) return;
    // The search for the dialog is repeated at each press, since libraries set the dialog's role only when they open
    // it.
    const dialog = makeFocusable();
    if (!dialog) return;
    const started = readStep(event, dialog, card);
    step = started;
    if (started.isFromCard && !started.isEdge) event.stopPropagation();
    setTimeout(() => {
      if (step === started) finish(started, event.defaultPrevented);
    });
  };
  const finish = (begun: Step, isPrevented: boolean): void => {
    step = undefined;
    if (host.tabIndex < 0) host.tabIndex = 0;
    if (begun.isFromCard) {
      if (!finishInCard(begun, isPrevented, card)) report();
    } else if (isPrevented) finishOutside(begun, card);
  };
  /**
   * Prevents Shift+Tab from moving the focus from the first control to the card itself. Runs after the page's own
   * listeners.
   */
  const skipCard = ({ defaultPrevented }: Event): void => {
    if (step?.isFromCard && step.isEdge && step.isBack && !defaultPrevented) host.tabIndex = -1;
  };
  const leave = (): void => {
    if (step) step.hasLeft = true;
  };
  /** If the focus trap focuses the card itself, moves the focus to the first or last control of the card. */
  const enter = ({ target, relatedTarget }: FocusEvent): void => {
    if (!step || target === step.at || root.contains(relatedTarget as Node | null)) return;
    entryOf(tabStops(root), step.isBack)?.focus();
  };
  /**
   * Passes the focus on from the card itself to a control, unless a click between the controls has focused the card.
   */
  const passOn = (): void => {
    const isEntered = step ? !step.isFromCard : isOwn && isKeyboardFocus(host);
    if (isEntered && !root.activeElement) entryOf(tabStops(root), false)?.focus();
  };

  makeFocusable();
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
    restoreTabIndex();
  };
}
