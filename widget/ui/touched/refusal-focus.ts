import { type RefObject, useEffect, useRef } from 'react';
import type { CardStatus } from '../../core/card-state.ts';
import { isPopup } from '../../core/popup-providers.ts';
import { useCard } from '../card-context.ts';
import { fillIn } from './fill-in.ts';

/** After a refusal the focus goes where the visitor has to go on; a refused sign-in empties the password. */
export function RefusalFocus({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { state } = useCard();
  const { status, fieldProblems } = state;
  const handled = useRef<CardStatus | null>(null);

  useEffect(() => {
    const card = root.current;
    // Mending a field changes the problems, not the status: only a new refusal moves the focus.
    if (card === null || handled.current === status) return;
    handled.current = status;
    const input = (selector: string) => card.querySelector<HTMLInputElement>(selector);
    if (Object.keys(fieldProblems).length > 0) {
      input('[aria-invalid=true]')?.focus();
    } else if (status.kind === 'popup-ready') {
      input('.status button')?.focus();
    } else if (status.kind === 'cancelled') {
      input(isPopup(status.request) ? `[part=${status.request}-button]` : '.primary')?.focus();
    } else if (status.kind === 'captcha-missing') {
      input('.captcha')?.focus();
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
