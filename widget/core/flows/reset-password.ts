import { asciiAddress } from '../ascii-address.ts';
import { CardError } from '../errors.ts';
import { fieldsIn } from '../field-names.ts';
import { enteredText } from '../validate-fields.ts';
import type { FlowContext } from './flow-context.ts';
import { passGate, runRequest } from './run-request.ts';

/** Asks for a reset mail. The answer is the same whether the address has an account or not. */
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
