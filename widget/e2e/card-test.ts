import type { Page } from '@playwright/test';
import { expect, test as fixture } from '../../dev/proof/browser/test.ts';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { messages as en } from '../languages/en/messages.ts';
import type { Messages } from '../languages/messages.ts';
import { type CardAttributes, CardPage, type CardPageOptions } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';

type Fixtures = Parameters<Parameters<typeof fixture>[2]>[0];
type Fixture = Pick<Fixtures, 'page' | 'services' | 'visitor' | 'backend' | 'allowConsole'>;
type More = { readonly company?: string; readonly phone?: string };

/** Tags tests of rare actions, which run in `npm run proof -- rare` instead of `npm test`. */
export const rareTestDetails = { tag: '@proof:rare' } as const;

/** The card on a partner's page, as the test's visitor uses it. */
export class VisitorCardPage extends CardPage {
  private readonly fixture: Fixture;

  constructor(fixture: Fixture, text: Messages = en) {
    super(fixture.page, text);
    this.fixture = fixture;
    // The SDK asks for settings of reCAPTCHA Enterprise, which the emulator lacks, and continues without them.
    fixture.allowConsole(/status of 501.*recaptchaConfig/);
  }

  /** Returns a page object for the same card after the card's language has changed. */
  in(text: Messages): VisitorCardPage {
    return new VisitorCardPage(this.fixture, text);
  }

  /** Opens the card on a partner's page, with the tests' application as its target. */
  show(attributes: CardAttributes = {}, options: CardPageOptions = {}) {
    const { partner, app } = this.fixture.services;
    return this.open(partner, { 'app-url': app, ...attributes }, options);
  }

  /** Opens the card on an https page. Its cookies are valid for every host below acct.localhost. */
  showSecure(
    origin: keyof TestServices & `https${string}`,
    attributes: CardAttributes = {},
    options: CardPageOptions = {},
  ) {
    const { services } = this.fixture;
    const usual = { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost' };
    return this.open(services[origin] as string, { ...usual, ...attributes }, options);
  }

  showSignUp = (more?: More) => this.openSignUp(this.fixture.services, this.fixture.visitor, more);

  showSignIn = () => this.openSignIn(this.fixture.services, this.fixture.visitor);

  /** Solves the human check, or waits until the emulator's check has solved itself. */
  async passCheck() {
    if ((await this.root.first().getAttribute('human-check')) === 'real') await this.solveCheck();
    else await this.waitForTestCheck();
  }

  async signUp(more?: More) {
    await this.fillSignUp(this.fixture.visitor, more);
    await this.passCheck();
    await this.createAccount();
  }

  async signInByEmail() {
    const { email, password } = this.fixture.visitor;
    await this.fillSignIn(email, password);
    await this.passCheck();
    await this.signIn();
  }

  /** Requests a code by SMS to the visitor's number. */
  async askForCode() {
    await this.fillSignIn(this.fixture.visitor.phone);
    await this.passCheck();
    await this.signIn();
    await expect(this.field('otp')).toBeFocused();
  }

  async fillLatestCode() {
    const { backend, visitor } = this.fixture;
    await this.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
  }

  /** Opens Google's sign-in window. Clicks Google's button unless the caller passes another `press`. */
  async openGoogle(press = () => this.button(this.text.google).click()): Promise<Page> {
    // The emulator's page in Google's window requests style sheets and fonts that tests do not load.
    this.fixture.allowConsole(/ERR_FAILED|unpkg|fonts/);
    const [popup] = await Promise.all([this.page.waitForEvent('popup'), press()]);
    return popup;
  }

  async useGoogle(press?: () => Promise<void>) {
    await completeGooglePopup(await this.openGoogle(press), this.fixture.visitor);
  }

  /** Waits until the visitor is in the application. */
  waitForApplication = () => this.page.waitForURL(`${this.fixture.services.app}/`);

  /** Makes the page cancel `acct-authenticated`, so that the card does not redirect. */
  preventRedirect = () =>
    this.page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));

  set = (attribute: string, value: string) =>
    this.root.evaluate((element, [name = '', text = '']) => element.setAttribute(name, text), [attribute, value]);

  reset = () => this.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());

  /** Resolves to the names of the card's events so far. */
  eventNames = async () => (await this.events()).map(({ type }) => type);

  /** Resolves to the details of all events with this name that the card has dispatched so far. */
  detailsOf = async (name: string) =>
    (await this.events()).filter(({ type }) => type === name).map(({ detail }) => detail);

  /** Resolves to the values of the card's cookies by name. */
  async cookies(): Promise<Readonly<Record<string, string>>> {
    const all = await this.page.context().cookies();
    return Object.fromEntries(
      all.filter(({ name }) => name.startsWith('acct_')).map(({ name, value }) => [name, value]),
    );
  }

  /** Resolves to the visitor's records in Firestore. */
  async records() {
    const { backend, visitor } = this.fixture;
    const uid = await backend.uidOf(visitor.email);
    return {
      uid,
      profile: await backend.readDocument(`user_profiles/${uid}`),
      request: await backend.readDocument(`provision_requests/${uid}`),
    };
  }

  /** Returns a list that collects the first line of each console message that the card writes from now on. */
  lines(): readonly string[] {
    const lines: string[] = [];
    this.page.on('console', (message) => {
      const [line = ''] = message.text().split('\n');
      if (line.startsWith('[acct-auth-card]')) lines.push(line);
    });
    return lines;
  }
}

type CardFixture = { readonly card: VisitorCardPage };

/** Extends `test` with a card. The test opens the card on a partner's page. */
export const test = fixture.extend<CardFixture>({
  card: async ({ page, services, visitor, backend, allowConsole }, use) =>
    use(new VisitorCardPage({ page, services, visitor, backend, allowConsole })),
});

export { expect };
