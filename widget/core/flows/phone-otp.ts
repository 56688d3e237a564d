import type { SignedInUser } from '../../../account/account-records.ts';
import { CardError } from '../../../account/errors.ts';
import { readOtpCode } from '../read-pasted-text.ts';
import { authenticateVisitor } from './complete-sign-in.ts';
import type { HumanCheckFlow } from './human-check-flow.ts';
import { type FlowContext, runRequest } from './run-request.ts';

/** Milliseconds until the visitor may request another OTP. */
export const otpResendDelay = 30_000;

/** Sends an OTP. This uses up the human check, even if the sending fails, so a new check is mounted. */
export async function sendOtp(context: FlowContext, humanCheck: HumanCheckFlow, phone: string): Promise<void> {
  const { store, ports, values } = context;
  await runRequest(context, 'send-otp', {
    send: () => ports.auth.sendOtp(phone),
    done(confirmationId, attempt) {
      values.set('otp', '');
      const resendAt = ports.clock.now() + otpResendDelay;
      store.dispatch({ type: 'otpSent', attempt, phone, confirmationId, resendAt });
      ports.host.emit('acct-otp-sent', {});
    },
    ended: humanCheck.renew,
  });
}

/** Verifies an OTP, which needs no human check. An empty code is reported as "Invalid OTP", like a wrong one. */
export async function verifyOtp(context: FlowContext): Promise<void> {
  const { view } = context.store.getState();
  if (view.name !== 'awaitingOtp') return;
  const code = readOtpCode(context.values.get('otp'));
  await authenticateVisitor(context, 'verify-otp', {
    send: () =>
      code === '' ? Promise.reject(new CardError('auth/missing-code')) : confirm(context, view.confirmationId, code),
  });
}

/**
 * Confirms an OTP. If a reply was lost, the provider later reports the right code as expired, because the code was
 * already used.
 */
async function confirm(context: FlowContext, confirmationId: string, code: string): Promise<SignedInUser> {
  const { visitor } = context.memory;
  const otp = `${confirmationId} ${code}`;
  const wasSent = visitor.sentOtp === otp;
  visitor.sentOtp = otp;
  try {
    return await context.ports.auth.confirmOtp(confirmationId, code);
  } catch (error) {
    const refusal = error instanceof CardError ? error.code : '';
    if (wasSent && /expired|verification-id/.test(refusal)) throw new CardError('card/code-used', { cause: error });
    if (/expired|verification-(code|id)/.test(refusal)) visitor.sentOtp = null;
    throw error;
  }
}
