import type { Tab } from '../card-config.ts';
import { parseSignInIdentifier } from '../sign-in-identifier.ts';
import { authenticate } from './authenticate.ts';
import { continueWithoutProvision, retryProvision } from './complete-sign-in.ts';
import type { FlowContext } from './flow-context.ts';
import { createHumanCheckFlow, type HumanCheckFlow } from './human-check-flow.ts';
import { passGate } from './pass-gate.ts';
import { sendOtp, verifyOtp } from './phone-otp.ts';
import { sendPasswordReset } from './reset-password.ts';

/** Everything a visitor can do with the card, for the user interface to call. */
export type CardFlows = {
  readonly humanCheck: HumanCheckFlow;
  /** First touch: loads the provider and mounts the human check. May be called any number of times. */
  touched(): void;
  selectTab(tab: Tab): void;
  signUp(): Promise<void>;
  /** By e-mail and password, or sends an OTP when the identifier is a phone number. */
  signIn(): Promise<void>;
  signInWithGoogle(): Promise<void>;
  cancelPopup(): void;
  verifyOtp(): Promise<void>;
  resendOtp(): Promise<void>;
  changeNumber(): void;
  openPasswordReset(): void;
  closePasswordReset(): void;
  sendPasswordReset(): Promise<void>;
  retryProvision(): Promise<void>;
  continueWithoutProvision(): void;
  /** Back to a fresh card: fields, check and state. */
  reset(): void;
};

export function createCardFlows(context: FlowContext): CardFlows {
  const { store, ports, drafts } = context;
  const humanCheck = createHumanCheckFlow(context);
  return {
    humanCheck,
    touched() {
      if (store.getState().view.name === 'misconfigured') return;
      humanCheck.begin();
    },
    selectTab(tab) {
      const before = store.getState().tab;
      // The address typed on one side is what the visitor means on the other.
      if (tab === 'signin' && drafts.get('identifier') === '') drafts.set('identifier', drafts.get('email'));
      const identifier = parseSignInIdentifier(drafts.get('identifier'));
      if (tab === 'signup' && drafts.get('email') === '' && identifier.kind === 'email') {
        drafts.set('email', identifier.email);
      }
      store.dispatch({ type: 'tabSelected', tab });
      if (store.getState().tab !== before) ports.host.emit('acct-tab-change', { tab });
    },
    async signUp() {
      if (!passGate(context, ['name', 'company', 'email', 'phone', 'newPassword'])) return;
      const account = {
        name: drafts.get('name').trim(),
        email: drafts.get('email').trim(),
        password: drafts.get('newPassword'),
      };
      await authenticate(context, 'sign-up', () => ports.auth.signUp(account));
    },
    async signIn() {
      const identifier = parseSignInIdentifier(drafts.get('identifier'));
      const needsPassword = identifier.kind === 'email';
      if (!passGate(context, needsPassword ? ['identifier', 'password'] : ['identifier'])) return;
      if (identifier.kind === 'phone') return sendOtp(context, humanCheck, identifier.e164);
      if (identifier.kind === 'email') {
        const account = { email: identifier.email, password: drafts.get('password') };
        await authenticate(context, 'sign-in', () => ports.auth.signIn(account));
      }
    },
    async signInWithGoogle() {
      // On Sign Up the phone typed goes into the record, so it has to be one.
      const fields = store.getState().tab === 'signup' ? (['phone'] as const) : [];
      if (passGate(context, fields)) await authenticate(context, 'google', () => ports.auth.signInWithGoogle());
    },
    cancelPopup: () => store.dispatch({ type: 'popupCancelled' }),
    verifyOtp: () => verifyOtp(context),
    async resendOtp() {
      const { view } = store.getState();
      if (view.name !== 'awaitingOtp' || ports.clock.now() < view.resendAt) return;
      if (passGate(context, [])) await sendOtp(context, humanCheck, view.phone);
    },
    changeNumber() {
      drafts.set('otp', '');
      store.dispatch({ type: 'otpAbandoned' });
    },
    openPasswordReset() {
      const identifier = parseSignInIdentifier(drafts.get('identifier'));
      if (identifier.kind === 'email') drafts.set('resetEmail', identifier.email);
      store.dispatch({ type: 'passwordResetOpened' });
    },
    closePasswordReset: () => store.dispatch({ type: 'passwordResetClosed' }),
    sendPasswordReset: () => sendPasswordReset(context),
    retryProvision: () => retryProvision(context),
    continueWithoutProvision: () => continueWithoutProvision(context),
    reset() {
      humanCheck.end();
      drafts.clear();
      store.dispatch({ type: 'cardReset', tab: context.config().tab });
    },
  };
}
