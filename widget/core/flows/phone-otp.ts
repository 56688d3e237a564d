import { CardError } from '../errors.ts';
import { plainText } from '../plain-text.ts';
import { authenticate } from './authenticate.ts';
import type { CaptchaFlow } from './captcha-flow.ts';
import type { FlowContext } from './flow-context.ts';
import { runRequest } from './run-request.ts';

/** Milliseconds until another code may be asked for. */
export const resendPause = 30_000;

/** Sends a code. Success or not, it uses the human check up, so a new one is mounted. */
export async function sendOtp(context: FlowContext, captcha: CaptchaFlow, phone: string): Promise<void> {
  const { store, ports, values } = context;
  await runRequest(
    context,
    'send-otp',
    () => ports.auth.sendOtp(phone).finally(() => captcha.renew()),
    (confirmationId, attempt) => {
      values.set('otp', '');
      const resendAt = ports.clock.now() + resendPause;
      store.dispatch({ type: 'otpSent', attempt, phone, confirmationId, resendAt });
      ports.host.emit('acct-otp-sent', {});
    },
  );
}

/** Outside the human-check gate: the check was used up by sending. An empty code is "Invalid OTP" like a wrong one. */
export async function verifyOtp(context: FlowContext): Promise<void> {
  const { view } = context.store.getState();
  if (view.name !== 'awaitingOtp') return;
  const code = plainText(context.values.get('otp')).replace(/[\s-]/g, '');
  await authenticate(context, 'verify-otp', () =>
    code === ''
      ? Promise.reject(new CardError('auth/missing-code'))
      : context.ports.auth.confirmOtp(view.confirmationId, code),
  );
}
