import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isPopup } from '../../../account/popup-providers.ts';
import { type CardStatus, isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import { fillIn } from './describe-status.ts';
import { PastedTexts } from './pasted-texts.tsx';

/** Keeps the focus in a box when a change of `state` removes its control. `heir`: the next focus, else the box. */
export function useKeptFocus(
  box: RefObject<HTMLElement | null>,
  state: unknown,
  heir?: (box: HTMLElement) => HTMLElement | null,
): void {
  const inside = useRef(false);
  /** The focused node before the current drawing. */
  const held = useRef<Node | null>(null);
  useEffect(() => {
    const node = box.current;
    if (node === null) return;
    const enter = ({ target }: FocusEvent): void => {
      // A slot's content belongs to the page: the card takes no focus from there.
      inside.current = hasFocus(node);
      // Later: during a drawing React returns the focus to the element, whose own focus() chooses the first field.
      queueMicrotask(() => {
        held.current = target as Node;
      });
    };
    // A removed control may report the loss of focus just before it disappears: that does not count.
    const leave = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        if ((target as Node).isConnected) inside.current = hasFocus(node);
      });
    inside.current = hasFocus(node);
    node.addEventListener('focusin', enter);
    node.addEventListener('focusout', leave);
    return () => {
      node.removeEventListener('focusin', enter);
      node.removeEventListener('focusout', leave);
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what takes controls away
  useLayoutEffect(() => {
    const node = box.current;
    if (!inside.current || !node) return;
    const isGone = heir !== undefined && held.current?.isConnected === false;
    if (isGone || !hasFocus(node)) (heir?.(node) ?? node).focus();
  }, [box, state]);
}

const hasFocus = (node: HTMLElement): boolean => node.contains((node.getRootNode() as ShadowRoot).activeElement);

/**
 * Keeps the card's height and the place of its sentence while a signed-in visitor is taken on, without the form:
 * neither the page below nor the sentence jumps at the last moment.
 */
function HeldPlace({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { store } = useCard();
  useEffect(
    () =>
      // The store reports before React draws, so everything is still in its place.
      store.subscribe(() => {
        const card = root.current;
        const form = card?.querySelector('[role=status]')?.previousElementSibling;
        const panel = card?.querySelector<HTMLElement>('[role=tabpanel]');
        if (!card || !panel) return;
        if (!isLeaving(store.getState().view)) {
          card.style.minHeight = '';
          panel.style.paddingTop = '';
          panel.style.removeProperty('--held');
        } else if (form && card.style.minHeight === '') {
          card.style.minHeight = `${card.offsetHeight}px`;
          const held = `${form.getBoundingClientRect().bottom - panel.getBoundingClientRect().top}px`;
          panel.style.paddingTop = held;
          // The steps use this room.
          panel.style.setProperty('--held', held);
        }
      }),
    [store, root],
  );
  return null;
}

/** Moves the focus after a refusal to the visitor's next step; a refused sign-in empties the password. */
function RefusalFocus({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { state } = useCard();
  const { status, fieldProblems } = state;
  const handled = useRef<CardStatus | null>(null);

  useEffect(() => {
    const card = root.current;
    // Correcting a field changes the problems, not the status: only a new refusal moves the focus.
    if (card === null || handled.current === status) return;
    handled.current = status;
    const input = (selector: string) => card.querySelector<HTMLInputElement>(selector);
    const isRefusal = status.kind === 'fields-refused' || status.kind === 'human-check-missing';
    if (isRefusal && Object.keys(fieldProblems).length > 0) {
      input('[aria-invalid=true]')?.focus();
    } else if (status.kind === 'popup-ready') {
      input('.status button')?.focus();
    } else if (status.kind === 'cancelled') {
      input(isPopup(status.request) ? `[part=${status.request}-button]` : '.primary')?.focus();
    } else if (status.kind === 'human-check-missing') {
      input('.human-check')?.focus();
    } else if (status.kind === 'failed' && status.failure.code !== 'auth/network-request-failed') {
      if (status.failure.request === 'verify-otp') input('[name=otp]')?.select();
      const isPassword = /password|credential/.test(status.failure.code);
      const password = status.failure.request === 'sign-in' && isPassword ? input('[name=password]') : null;
      if (password) {
        fillIn(password, '');
        password.focus();
      }
    }
  }, [status, fieldProblems, root]);
  return null;
}

/** Effects that only an interacted card has on its own box: the focus, what keeps its place, pasted texts. */
export function CardEffects({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const { state } = useCard();
  useKeptFocus(root, state, nextStop);
  return (
    <>
      <RefusalFocus root={root} />
      <HeldPlace root={root} />
      <PastedTexts root={root} />
    </>
  );
}

/** Returns the next focus after a removed control: the first empty field, else the first one, else the status. */
function nextStop(card: HTMLElement): HTMLElement | null {
  const inputs = [...card.querySelectorAll<HTMLInputElement>('form input')];
  const status = card.querySelector<HTMLElement>('[role=status]');
  // Only now: earlier, a tap on it would take the focus.
  if (status) status.tabIndex = -1;
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? status;
}
