import { expect } from '../../../dev/proof/browser/test.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import { CardPage } from '../card-page.ts';
import { completeGooglePopup } from '../google-popup.ts';
import type { FaultFixture, FlowSteps } from './steps.ts';

export const enteredCompanyName = 'Patil Traders';

/**
 * Returns the steps of a sign-up, from the open page to the application. A press may create at most one account and
 * send at most one mail.
 */
export function createSignUpSteps(
  { page, services, visitor, backend, connection, request }: FaultFixture,
  card: CardPage,
): FlowSteps {
  // The card does not wait for the requests that follow the account's creation. If one of them fails, the mail or the
  // record that it sends may be missing.
  const isAfterwards = /update|token|sendOobCode|commit/.test(request.url.source);
  let presses = 0;
  const press = async (): Promise<void> => {
    presses += 1;
    await card.createAccount();
  };
  return {
    open: () => card.openSignUp(services, visitor, { company: enteredCompanyName }),
    press,
    isDone: async () => page.url() === `${services.app}/`,
    continueAfterFault: (outcome) => (outcome.startsWith('choice') ? card.button(en.tryAgain).click() : press()),
    async checkCounts() {
      expect(connection.countReceived(/accounts:signUp/)).toBeLessThanOrEqual(presses);
      const accounts = await backend.accounts(visitor.email);
      expect(accounts).toHaveLength(1);
      const uid = accounts[0]?.localId;
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
        companyName: enteredCompanyName,
      });
      const mails = (await backend.oobCodes(visitor.email)).map(({ requestType }) => requestType);
      expect(mails.length).toBeLessThanOrEqual(1);
      expect(connection.countReceived(/accounts:sendOobCode/)).toBeLessThanOrEqual(1);
      if (isAfterwards) return;
      expect(mails).toEqual(['VERIFY_EMAIL']);
      expect(accounts).toMatchObject([{ displayName: visitor.name }]);
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: visitor.name });
    },
  };
}

/** Returns the steps of a sign-up on /login. The site writes its records when the application opens /session. */
export function createSignUpOnSiteSteps(fixture: FaultFixture): FlowSteps {
  const { page, services, visitor, backend, connection } = fixture;
  const card = new CardPage(page);
  const uid = () => backend.uidOf(visitor.email);
  return {
    ...createSignUpSteps(fixture, card),
    async open() {
      await page.goto(`${services.httpsSite}/hi/login`);
      const hindi = new CardPage(page, hi);
      await hindi.fillSignUp(visitor, { company: enteredCompanyName });
      await hindi.waitForTestCheck();
    },
    press: () => new CardPage(page, hi).createAccount(),
    showsOutcome: () => card.root.getByText(hi.unsaved.kept).isVisible(),
    async continueAfterFault() {
      expect(await backend.readDocument(`user_profiles/${await uid()}`)).toBeNull();
      await card.button(hi.continue).click();
    },
    // The redirect goes through /session, because the application has no session in this browser yet.
    isDone: async () => page.url() === `${services.httpsApp}/`,
    async checkCounts() {
      expect(await backend.readDocument(`provision_requests/${await uid()}`)).toMatchObject({
        companyName: enteredCompanyName,
      });
      const stored = { displayName: visitor.name, email: visitor.email, signupMethod: 'password' };
      expect(await backend.readDocument(`user_profiles/${await uid()}`)).toMatchObject(stored);
      const consent = { kind: 'given', language: 'hi', button: 'sign-up' };
      expect(await backend.readConsent(await uid())).toMatchObject(consent);
      expect(connection.countReceived(/documents:commit/)).toBe(2);
    },
  };
}

export async function createSignInSteps(fixture: FaultFixture, hasRecords: boolean): Promise<FlowSteps> {
  const { page, services, visitor, backend } = fixture;
  const card = new CardPage(page);
  const uid = await backend.createAccount({ email: visitor.email, password: visitor.password });
  if (hasRecords) {
    await backend.writeDocument(`user_profiles/${uid}`, { uid, displayName: visitor.name });
    const request = { uid, companyName: enteredCompanyName, suggestedCompanyId: 'patil-traders-1', status: 'pending' };
    await backend.writeDocument(`provision_requests/${uid}`, request);
  }
  return {
    open: () => card.openSignIn(services, visitor),
    press: card.signIn,
    isDone: async () => page.url() === `${services.app}/`,
    continueAfterFault: card.signIn,
    async checkCounts() {
      expect(await backend.accounts(visitor.email)).toHaveLength(1);
      if (!hasRecords) return;
      expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: visitor.name });
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
        companyName: enteredCompanyName,
      });
    },
  };
}

export function createOtpSteps(
  { page, services, visitor, backend, connection }: FaultFixture,
  verifies: boolean,
): FlowSteps {
  const card = new CardPage(page);
  let sends = 0;
  const send = async (): Promise<void> => {
    await card.solveCheck();
    sends += 1;
    await card.signIn();
  };
  const enterCode = async (): Promise<void> =>
    card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
  const codeIsAsked = () => card.field('otp').isVisible();
  return {
    async open() {
      await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real', tab: 'signin' });
      await card.field('identifier').fill(visitor.phone);
      await expect(card.checkbox).toBeVisible();
      if (!verifies) return;
      await send();
      await expect(card.status).toHaveText(en.otpSent);
      await enterCode();
    },
    press: verifies ? card.verifyOtp : send,
    isDone: verifies ? async () => page.url() === `${services.app}/` : codeIsAsked,
    async continueAfterFault(outcome) {
      if (!verifies) return send();
      await card.verifyOtp();
      if (outcome !== 'network, code used') return;
      await expect(card.status).toHaveText(en.failures.codeUsed);
      await card.solveCheck();
      await connection.waitWithin(31, () => card.button(en.resendOtp).isVisible());
      sends += 1;
      await card.button(en.resendOtp).click();
      await expect(card.status).toHaveText(en.otpSent);
      await enterCode();
      await card.verifyOtp();
    },
    async checkCounts() {
      expect(connection.countReceived(/accounts:sendVerificationCode/)).toBeLessThanOrEqual(sends);
      expect((await backend.verificationCodes(visitor.phone)).length).toBeLessThanOrEqual(sends);
    },
  };
}

export function createGoogleSignInSteps({ page, services, visitor, backend, request }: FaultFixture): FlowSteps {
  const card = new CardPage(page);
  const throughWindow = async (name: string): Promise<void> => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(name).click()]);
    await completeGooglePopup(popup, visitor);
  };
  const isScript = request.kind === 'script';
  return {
    ...(isScript && { faultFirst: true }),
    async open() {
      await card.open(services.partner, { 'app-url': services.app });
      await card.field('company').fill(enteredCompanyName);
      await card.waitForTestCheck();
    },
    press: () => (isScript ? card.button(en.google).click() : throughWindow(en.google)),
    isDone: async () => page.url() === `${services.app}/`,
    async continueAfterFault(outcome) {
      if (outcome === 'window') {
        // The card's message says that Google's window is open, so the browser must have two pages.
        expect(page.context().pages()).toHaveLength(2);
        await card.button(en.cancel).click();
      }
      await throughWindow(outcome === 'Google ready' ? en.popup.open('Google') : en.google);
    },
    checkCounts: async () => expect(await backend.accounts(visitor.email)).toHaveLength(1),
  };
}

export async function createPasswordResetSteps({
  page,
  services,
  visitor,
  backend,
  connection,
}: FaultFixture): Promise<FlowSteps> {
  const card = new CardPage(page);
  await backend.createAccount({ email: visitor.email, password: visitor.password });
  let presses = 0;
  const press = async (): Promise<void> => {
    presses += 1;
    await card.button(en.sendResetLink).click();
  };
  return {
    async open() {
      await card.open(services.partner, { 'app-url': services.app, tab: 'signin' });
      await card.button(en.forgotPassword).click();
      await card.field('resetEmail').fill(visitor.email);
      await card.waitForTestCheck();
    },
    press,
    isDone: async () => (await card.status.textContent()) === en.resetSent,
    continueAfterFault: press,
    async checkCounts() {
      expect(connection.countReceived(/accounts:sendOobCode/)).toBeLessThanOrEqual(presses);
      expect((await backend.oobCodes(visitor.email)).length).toBeLessThanOrEqual(presses);
    },
  };
}
