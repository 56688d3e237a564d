import { type RefObject, useEffect, useRef } from 'react';
import { isPopupRequest } from '../../../account/popup-providers.ts';
import type { CardStatus, RequestFailure, RequestName } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import {
  fillInField,
  findCardNode,
  findField,
  findNodeByPart,
  humanCheckBoxSelector,
  refusedFieldSelector,
  statusButtonSelector,
  submitButtonSelector,
} from './find-in-card.ts';

/**
 * Moves the focus to the control of the visitor's next step after each new status. Empties the password after a refused
 * sign-in.
 */
export function StatusFocusEffect({ root }: { readonly root: RefObject<HTMLElement | null> }): null {
  const { status } = useCard().state;
  const handled = useRef<CardStatus | null>(null);
  useEffect(() => {
    const card = root.current;
    if (card === null || handled.current === status) return;
    handled.current = status;
    moveFocus(card, status);
  }, [status, root]);
  return null;
}

function moveFocus(card: HTMLElement, status: CardStatus): void {
  switch (status.kind) {
    case 'fields-refused':
      findCardNode(card, refusedFieldSelector)?.focus();
      break;
    case 'human-check-missing':
      findCardNode(card, status.isOnlyProblem ? humanCheckBoxSelector : refusedFieldSelector)?.focus();
      break;
    case 'popup-ready':
      findCardNode(card, statusButtonSelector)?.focus();
      break;
    case 'cancelled':
      buttonOf(card, status.request)?.focus();
      break;
    case 'failed':
      correctField(card, status.failure);
      break;
  }
}

/** Finds the button that started a request. */
const buttonOf = (card: HTMLElement, request: RequestName): HTMLElement | null =>
  isPopupRequest(request) ? findNodeByPart(card, `${request}-button`) : findCardNode(card, submitButtonSelector);

/** The codes of a refused sign-in after which the visitor types the password again. */
const passwordRefusals: readonly string[] = [
  'auth/wrong-password',
  'auth/missing-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
  'auth/password-does-not-meet-requirements',
];

/**
 * Selects a refused code and removes a refused password, so that the visitor can type a new text. If the connection was
 * lost, the typed text stays, because it may be correct.
 */
function correctField(card: HTMLElement, { request, code }: RequestFailure): void {
  if (request === 'verify-otp' && code !== 'auth/network-request-failed') findField(card, 'otp')?.select();
  const password = findField(card, 'password');
  if (request !== 'sign-in' || !passwordRefusals.includes(code) || !password) return;
  fillInField(password, '');
  password.focus();
}
