import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeBrowserFunctions } from '../../adapters/fakes/fake-browser-functions.ts';
import type { CardState } from '../../core/card-state.ts';
import { renderCard } from '../testing/render-card.tsx';

const awaiting = (resendAt: number): Partial<CardState> => ({
  tab: 'signin',
  view: { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt },
  status: { kind: 'otp-sent' },
});

const sentAgain = { phone: '+919876543210', confirmationId: 'c2' };

test('the OTP panel has one numeric field that a phone can fill in', () => {
  const { card } = renderCard({ state: awaiting(0) });
  const field = card.getByRole('textbox', { name: 'Enter OTP' });
  expect(field.getAttribute('inputmode')).toBe('numeric');
  expect(field).toHaveProperty('autocomplete', 'one-time-code');
  expect(card.getAllByRole('textbox')).toEqual([field]);
});

test('a code that the browser reads from an SMS appears in the field while the panel is open', async () => {
  const tools = createFakeBrowserFunctions();
  const { card, values, dispatch } = renderCard({ state: awaiting(0), tools });
  await act(async () => tools.receiveCode('123456'));
  expect(card.getByRole('textbox', { name: 'Enter OTP' })).toHaveProperty('value', '123456');
  expect(values.get('otp')).toBe('123456');
  await dispatch({ type: 'otpAbandoned' });
  expect(tools.waitsForCode).toBe(false);
});

test('after another code is sent, the field is empty, has the focus and receives the code of the next SMS', async () => {
  const tools = createFakeBrowserFunctions();
  const { card, user, values, dispatch } = renderCard({ state: awaiting(0), tools });
  const field = card.getByRole('textbox', { name: 'Enter OTP' });
  await user.type(field, '123456');
  await user.click(card.getByRole('button', { name: 'Resend OTP' }));
  await dispatch({ type: 'requestStarted', request: 'send-otp', attempt: 1 });
  // `renderCard` has no flows, so the test itself empties the stored value, as a flow does after it has sent a code.
  values.set('otp', '');
  await dispatch({ type: 'otpSent', attempt: 1, ...sentAgain, resendAt: 0 });
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  await act(async () => tools.receiveCode('654321'));
  expect(field).toHaveProperty('value', '654321');
});

test('a wrong code is selected, so that the next typed text replaces the code', async () => {
  const { card, dispatch } = renderCard({ state: awaiting(0), texts: { otp: '000000' } });
  await dispatch({ type: 'requestStarted', request: 'verify-otp', attempt: 1 });
  const failure = { request: 'verify-otp', code: 'auth/invalid-verification-code', providerMessage: 'x' } as const;
  await dispatch({ type: 'requestFailed', attempt: 1, failure });
  const field = card.getByRole('textbox', { name: 'Enter OTP' }) as HTMLInputElement;
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]);
  expect(card.getByRole('status').textContent).toBe('Invalid OTP');
});

describe('Resend OTP', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }));
  afterEach(() => void vi.useRealTimers());
  const clock = { now: () => Date.now(), after: () => () => undefined };
  const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));

  test('the resend button counts the seconds of its pause, and can then be pressed', async () => {
    const { card, callsOf } = renderCard({ state: awaiting(30_000), clock });
    const button = card.getByRole('button', { name: 'Resend in 30 s' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await pass(1000);
    expect(button.textContent).toBe('Resend in 29 s');
    await pass(28_000);
    expect(button.textContent).toBe('Resend in 1 s');
    await pass(1000);
    expect(button.textContent).toBe('Resend OTP');
    expect(button.getAttribute('aria-disabled')).not.toBe('true');
    fireEvent.click(button);
    expect(callsOf('resendOtp')).toHaveLength(1);
  });

  test('after the code is sent again, the resend button shows the full length of the new pause', async () => {
    const { card, dispatch } = renderCard({ state: awaiting(30_000), clock });
    await pass(30_000);
    await pass(60_000);
    await dispatch({ type: 'requestStarted', request: 'send-otp', attempt: 1 });
    await dispatch({ type: 'otpSent', attempt: 1, ...sentAgain, resendAt: Date.now() + 30_000 });
    expect(card.getByRole('button', { name: /^Resend/ }).textContent).toBe('Resend in 30 s');
  });
});
