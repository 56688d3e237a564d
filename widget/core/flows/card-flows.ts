import type { CardCommands } from '../card-commands.ts';
import { parseSignInIdentifier } from '../sign-in-identifier.ts';
import { authenticate } from './authenticate.ts';
import { type CaptchaFlow, createCaptchaFlow } from './captcha-flow.ts';
import { continueWithoutProvision, retryProvision } from './complete-sign-in.ts';
import type { FlowContext } from './flow-context.ts';
import { passGate } from './pass-gate.ts';
import { sendOtp, verifyOtp } from './phone-otp.ts';
import { sendPasswordReset } from './reset-password.ts';

/** The commands that need the provider: they load at the first touch. Each resolves when its work is done. */
type RequestName =
  | 'signUp'
  | 'signIn'
  | 'signInWithGoogle'
  | 'verifyOtp'
  | 'resendOtp'
  | 'sendPasswordReset'
  | 'retryProvision'
  | 'continueWithoutProvision';
export type CardFlows = { readonly captcha: CaptchaFlow } & Readonly<
  Record<Extract<keyof CardCommands, RequestName>, () => Promise<void>>
>;

export function createCardFlows(context: FlowContext): CardFlows {
  const { store, ports, values } = context;
  const captcha = createCaptchaFlow(context);
  return {
    captcha,
    async signUp() {
      if (!passGate(context, ['name', 'company', 'email', 'phone', 'newPassword'])) return;
      const account = {
        name: values.get('name').trim(),
        email: values.get('email').trim(),
        password: values.get('newPassword'),
      };
      await authenticate(context, 'sign-up', () => ports.auth.signUp(account));
    },
    async signIn() {
      const identifier = parseSignInIdentifier(values.get('identifier'));
      const needsPassword = identifier.kind === 'email';
      if (!passGate(context, needsPassword ? ['identifier', 'password'] : ['identifier'])) return;
      if (identifier.kind === 'phone') return sendOtp(context, captcha, identifier.e164);
      if (identifier.kind === 'email') {
        const account = { email: identifier.email, password: values.get('password') };
        await authenticate(context, 'sign-in', () => ports.auth.signIn(account));
      }
    },
    async signInWithGoogle() {
      // On Sign Up the phone and the company typed go into the records, so they have to fit.
      const company = values.get('company').trim() === '' ? [] : (['company'] as const);
      const fields = store.getState().tab === 'signup' ? (['phone', ...company] as const) : [];
      if (passGate(context, fields)) await authenticate(context, 'google', () => ports.auth.signInWithGoogle());
    },
    verifyOtp: () => verifyOtp(context),
    async resendOtp() {
      const { view } = store.getState();
      if (view.name !== 'awaitingOtp' || ports.clock.now() < view.resendAt) return;
      if (passGate(context, [])) await sendOtp(context, captcha, view.phone);
    },
    sendPasswordReset: () => sendPasswordReset(context),
    retryProvision: () => retryProvision(context),
    continueWithoutProvision: async () => continueWithoutProvision(context),
  };
}
