import type { SignedInUser } from '../account-records.ts';
import { CardError } from '../errors.ts';
import { asciiAddress } from '../field-checks.ts';
import { fieldsIn } from '../form-values.ts';
import { enteredText } from '../validate-fields.ts';
import { type FlowContext, passGate, runRequest } from './run-request.ts';

/** The address has an account. A project that hides this reports the second code instead. */
const taken: readonly string[] = ['auth/email-already-in-use', 'auth/invalid-credential'];

/** Refusals that exclude a new account. */
const refusals: readonly string[] = [
  ...taken,
  'auth/admin-restricted-operation',
  'auth/invalid-api-key',
  'auth/invalid-email',
  'auth/missing-password',
  'auth/operation-not-allowed',
  'auth/password-does-not-meet-requirements',
  'auth/weak-password',
];

type NewAccount = { readonly name: string; readonly email: string; readonly password: string };

const keyOf = ({ config }: FlowContext, email: string): string =>
  `${config().firebase.projectId} ${email.toLowerCase()}`;

/** Makes the account. Finishes one of an unfinished try, by signing in to it with the password given now. */
export async function signUp(context: FlowContext, account: NewAccount): Promise<SignedInUser> {
  const { auth } = context.ports;
  const { unfinishedSignUps: unfinished } = context.memory;
  const key = keyOf(context, account.email);
  const wasUnfinished = unfinished.has(key);
  unfinished.add(key);
  try {
    return await auth.signUp(account);
  } catch (error) {
    const code = error instanceof CardError ? error.code : '';
    if (taken.includes(code) && wasUnfinished) return await resume(context, account, error);
    if (refusals.includes(code)) unfinished.delete(key);
    throw error;
  }
}

/** Forgets the unfinished sign-up once the visitor is signed in. */
export function finishSignUp(context: FlowContext, { email }: SignedInUser): void {
  if (email !== null) context.memory.unfinishedSignUps.delete(keyOf(context, email));
}

async function resume(context: FlowContext, account: NewAccount, refusal: unknown): Promise<SignedInUser> {
  try {
    return await context.ports.auth.resumeSignUp(account);
  } catch (error) {
    const isOther = error instanceof CardError && /wrong-password|invalid-(login-)?credential/.test(error.code);
    if (!isOther) throw error;
    // Somebody else's account, or another password than before: the next try does not resume.
    context.memory.unfinishedSignUps.delete(keyOf(context, account.email));
    throw refusal;
  }
}

/** Requests a reset mail. The answer is the same with and without an account. */
export async function sendPasswordReset(context: FlowContext): Promise<void> {
  const { store, ports, values } = context;
  if (!passGate(context, fieldsIn('reset'))) return;
  const email = asciiAddress(enteredText(values, 'resetEmail'));
  await runRequest(context, 'reset-password', {
    send: () =>
      ports.auth.sendPasswordReset(email).catch((error: unknown) => {
        if (!(error instanceof CardError && error.code === 'auth/user-not-found')) throw error;
      }),
    done: (_nothing, attempt) => store.dispatch({ type: 'passwordResetSent', attempt }),
  });
}
