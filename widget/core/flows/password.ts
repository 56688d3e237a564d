import type { SignedInUser } from '../../../account/account-records.ts';
import { CardError } from '../../../account/errors.ts';
import { toAsciiEmailAddress } from '../../../account/field-checks.ts';
import { formFieldNames } from '../../../account/form-values.ts';
import { normalizePassword } from '../../../account/normalize-password.ts';
import { readEnteredText } from '../../../account/validate-fields.ts';
import type { AuthProvider } from '../ports.ts';
import { type FlowContext, runRequest, validateForm } from './run-request.ts';

/** Codes for an e-mail address that already has an account. A project that hides this fact reports the second code. */
const takenCodes: readonly string[] = ['auth/email-already-in-use', 'auth/invalid-credential'];

/** Codes that mean that no account was created. */
const noAccountCodes: readonly string[] = [
  ...takenCodes,
  'auth/admin-restricted-operation',
  'auth/invalid-api-key',
  'auth/invalid-email',
  'auth/missing-password',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
];

/** Codes for a wrong password. Each may also mean that the e-mail address has no account. */
const wrongPasswordCodes: readonly string[] = [
  'auth/wrong-password',
  'auth/invalid-credential',
  'auth/invalid-login-credentials',
];

const isWrongPassword = (error: unknown): boolean =>
  error instanceof CardError && wrongPasswordCodes.includes(error.code);

type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

const keyOf = ({ config }: FlowContext, email: string): string =>
  `${config().firebase.projectId} ${email.toLowerCase()}`;

/** Creates the account, or finishes an unfinished sign-up by signing in with the entered password. */
export async function signUp(context: FlowContext, entered: NewAccount): Promise<SignedInUser> {
  const { auth } = context.ports;
  const account = { ...entered, password: normalizePassword(entered.password) };
  const { unfinishedSignUps: unfinished } = context.memory;
  const key = keyOf(context, account.email);
  const wasUnfinished = unfinished.has(key);
  unfinished.add(key);
  try {
    return await auth.signUp(account);
  } catch (error) {
    const code = error instanceof CardError ? error.code : '';
    if (takenCodes.includes(code) && wasUnfinished) return await resume(context, account, error);
    if (noAccountCodes.includes(code)) unfinished.delete(key);
    throw error;
  }
}

/** Removes the unfinished sign-up once the visitor is signed in. */
export function finishSignUp(context: FlowContext, { email }: SignedInUser): void {
  if (email !== null) context.memory.unfinishedSignUps.delete(keyOf(context, email));
}

async function resume(context: FlowContext, account: NewAccount, refusal: unknown): Promise<SignedInUser> {
  try {
    return await context.ports.auth.resumeSignUp(account);
  } catch (error) {
    if (!isWrongPassword(error)) throw error;
    // The account is another person's, or its password has changed, so the next try does not continue this sign-up.
    context.memory.unfinishedSignUps.delete(keyOf(context, account.email));
    throw refusal;
  }
}

/**
 * Signs in with the password in NFC. An account from another client, or from an earlier release, may store the password
 * as typed. So a refused password is sent once more as typed, unless the request has ended.
 */
export async function signIn(
  { ports: { auth } }: FlowContext,
  typed: Parameters<AuthProvider['signIn']>[0],
  isCurrent: () => boolean,
): Promise<SignedInUser> {
  const normalized = { ...typed, password: normalizePassword(typed.password) };
  try {
    return await auth.signIn(normalized);
  } catch (error) {
    if (normalized.password === typed.password || !isWrongPassword(error) || !isCurrent()) throw error;
    return auth.signIn(typed);
  }
}

/** Requests a mail to reset the password. The result is the same for an address without an account. */
export async function sendPasswordReset(context: FlowContext): Promise<void> {
  const { store, ports, values } = context;
  if (!validateForm(context, formFieldNames('reset'))) return;
  const email = toAsciiEmailAddress(readEnteredText(values, 'resetEmail'));
  await runRequest(context, 'reset-password', {
    send: () =>
      ports.auth.sendPasswordReset(email).catch((error: unknown) => {
        if (!(error instanceof CardError && error.code === 'auth/user-not-found')) throw error;
      }),
    done: (_nothing, attempt) => store.dispatch({ type: 'passwordResetSent', attempt }),
  });
}
