import { toAsciiEmailAddress } from '../../../account/field-checks.ts';
import { type FieldDescription, type FieldName, fields } from '../../../account/fields.ts';
import { formFieldNames } from '../../../account/form-values.ts';
import { parseSignInIdentifier } from '../../../account/sign-in-identifier.ts';
import { readEnteredDetails, readEnteredText } from '../../../account/validate-fields.ts';
import type { CardCommands } from '../card-events.ts';
import { flowReducer } from '../flow-reducer.ts';
import { authenticateVisitor, continueToApp, endUnreportedSession, retryProvision } from './complete-sign-in.ts';
import { createHumanCheckFlow, type HumanCheckFlow } from './human-check-flow.ts';
import { sendPasswordReset, signIn, signUp } from './password.ts';
import { sendOtp, verifyOtp } from './phone-otp.ts';
import { signInWithPopup } from './popup.ts';
import { createVisitorMemory, type FlowContext, validateForm } from './run-request.ts';

/** The commands that need the provider's code. The promise of each command resolves when the command has ended. */
type RequestName =
  | 'signUp'
  | 'signIn'
  | 'signInWithPopup'
  | 'verifyOtp'
  | 'resendOtp'
  | 'sendPasswordReset'
  | 'retryProvision'
  | 'continueToApp';
export type CardFlows = {
  readonly humanCheck: HumanCheckFlow;
  /** Ends the human check and the session. A caller that resets the card has to call this first. */
  end(): void;
} & { readonly [Name in RequestName]: (...values: Parameters<CardCommands[Name]>) => Promise<void> };

/** Returns true if one of the visitor's records stores the field's value. */
function isRecorded(field: FieldName): boolean {
  const { profile, request }: FieldDescription = fields[field];
  return (profile ?? request) !== undefined;
}

export function createCardFlows(context: FlowContext): CardFlows {
  const { store, ports, values, memory } = context;
  store.extend(flowReducer);
  const humanCheck = createHumanCheckFlow(context);
  return {
    humanCheck,
    end() {
      humanCheck.end();
      endUnreportedSession(context);
      memory.visitor = createVisitorMemory();
    },
    async signUp() {
      if (!validateForm(context, formFieldNames('sign-up'))) return;
      memory.visitor.submitted = readEnteredDetails(values);
      const account = {
        name: readEnteredText(values, 'name'),
        email: toAsciiEmailAddress(readEnteredText(values, 'email')),
        password: values.get('newPassword'),
      };
      await authenticateVisitor(context, 'sign-up', { send: () => signUp(context, account) });
    },
    async signIn() {
      const identifier = parseSignInIdentifier(readEnteredText(values, 'identifier'));
      const needsPassword = identifier.kind === 'email';
      if (!validateForm(context, needsPassword ? formFieldNames('sign-in') : ['identifier'])) return;
      if (identifier.kind === 'phone') return sendOtp(context, humanCheck, identifier.e164);
      if (identifier.kind === 'email') {
        const email = toAsciiEmailAddress(identifier.email);
        const linksPopup = memory.visitor.linkEmail?.toLowerCase() === email.toLowerCase();
        const account = { email, password: values.get('password'), linksPopup };
        await authenticateVisitor(context, 'sign-in', { send: (isCurrent) => signIn(context, account, isCurrent) });
      }
    },
    async signInWithPopup(provider) {
      // On Sign Up, a provider's window opens only if each field that the records store is blank or valid.
      const typed = formFieldNames('sign-up').filter(
        (field) => isRecorded(field) && readEnteredText(values, field) !== '',
      );
      const isSignUp = store.getState().tab === 'signup';
      if (!validateForm(context, isSignUp ? typed : [])) return;
      if (isSignUp) memory.visitor.submitted = readEnteredDetails(values);
      await signInWithPopup(context, provider);
    },
    verifyOtp: () => verifyOtp(context),
    async resendOtp() {
      const { view } = store.getState();
      if (view.name !== 'awaitingOtp' || ports.clock.now() < view.resendAt) return;
      if (validateForm(context, [])) await sendOtp(context, humanCheck, view.phone);
    },
    sendPasswordReset: () => sendPasswordReset(context),
    retryProvision: () => retryProvision(context),
    continueToApp: () => continueToApp(context),
  };
}
