import { expect, type Locator, type Page } from '@playwright/test';
import { servePage } from '../../dev/proof/browser/served-pages.ts';
import { messages as en } from '../languages/en/messages.ts';
import type { Messages } from '../languages/messages.ts';

export type CardAttributes = Readonly<Record<string, string>>;
export type CardPageOptions = {
  readonly lang?: string;
  /** HTML of the page before the card's tag. */
  readonly body?: string;
  /** HTML between the card's tags. */
  readonly inside?: string;
  /** File name of the card's script. */
  readonly script?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `commit` does not wait for the page's HTML and the card's script to load. */
  readonly waitUntil?: 'commit';
};
type Origins = { readonly partner: string; readonly app: string };
type Visitor = { readonly name: string; readonly email: string; readonly password: string };

const escapeAttribute = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Page object of the card. Finds its controls by label and role, as a visitor does. */
export class CardPage {
  readonly page: Page;
  readonly root: Locator;
  readonly status: Locator;

  /** The card's texts in its current language. */
  protected readonly text: Messages;

  constructor(page: Page, text: Messages = en, root: Locator = page.locator('acct-auth-card')) {
    this.page = page;
    this.text = text;
    this.root = root;
    this.status = this.root.getByRole('status');
  }

  /**
   * Opens a plain page with the card at an origin, and records the card's events in `window.cardEvents`. Resolves to
   * the page's address.
   */
  async open(origin: string, attributes: CardAttributes = {}, options: CardPageOptions = {}): Promise<string> {
    const tag = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
    const html = `<!doctype html><html lang="${options.lang ?? 'en'}"><meta charset="utf-8"><title>Page with the card</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <script src="${await eventsScript(origin)}"></script>
      <script type="module" src="${origin}/widget/v1/${options.script ?? 'acct-auth-card.js'}"></script>
      <body>${options.body ?? ''}<acct-auth-card ${tag.join(' ')}>${options.inside ?? ''}</acct-auth-card>`;
    const address = await servePage(origin, html, options.headers);
    // Does not wait for the load event, because some tests delay a file and with it this event.
    await this.page.goto(address, { waitUntil: options.waitUntil ?? 'domcontentloaded' });
    return address;
  }

  /** Opens Sign Up on a partner's page, fills it in and waits for the emulator's human check. */
  async openSignUp({ partner, app }: Origins, visitor: Visitor, more: { company?: string; phone?: string } = {}) {
    await this.open(partner, { 'app-url': app });
    await this.fillSignUp(visitor, more);
    await this.waitForTestCheck();
  }

  /** Opens Sign In on a partner's page, fills it in by e-mail and waits for the emulator's human check. */
  async openSignIn({ partner, app }: Origins, { email, password }: Pick<Visitor, 'email' | 'password'>) {
    await this.open(partner, { 'app-url': app, tab: 'signin' });
    await this.field('identifier').fill(email);
    await this.field('password').fill(password);
    await this.waitForTestCheck();
  }

  /** Waits until React has hydrated the card. */
  async ready() {
    await expect.poll(async () => (await this.events()).map(({ type }) => type)).toContain('acct-ready');
  }

  /**
   * Resolves to the name and detail of each event that the card has dispatched so far. The page must have been opened
   * by `open`.
   */
  events(): Promise<readonly { readonly type: string; readonly detail: Record<string, unknown> }[]> {
    return this.page.evaluate(() => (window as unknown as { cardEvents: [] }).cardEvents);
  }

  field(name: keyof typeof en.fields): Locator {
    return this.root.getByLabel(this.text.fields[name], { exact: true });
  }

  button(name: string): Locator {
    return this.root.getByRole('button', { name, exact: true });
  }

  tab(name: string): Locator {
    return this.root.getByRole('tab', { name, exact: true });
  }

  get checkbox(): Locator {
    return this.page.getByRole('checkbox', { name: "I'm not a robot" });
  }

  /** Fills in Sign Up. Types a default company if the caller passes none. The phone number is optional. */
  async fillSignUp(
    { name, email, password }: Visitor,
    more: { readonly company?: string; readonly phone?: string } = {},
  ) {
    await this.field('name').fill(name);
    await this.field('company').fill(more.company ?? 'A & B Traders (Pune)');
    await this.field('email').fill(email);
    if (more.phone) await this.field('phone').fill(more.phone);
    await this.field('newPassword').fill(password);
  }

  async fillSignIn(identifier: string, password?: string) {
    await this.tab(this.text.tabs.signin).click();
    await this.field('identifier').fill(identifier);
    if (password !== undefined) await this.field('password').fill(password);
  }

  /** Waits for the emulator's human check, which solves itself. */
  async waitForTestCheck() {
    await expect(this.root.getByText(this.text.humanCheck.testModeSolved)).toBeVisible();
  }

  /** Solves the test's imitation of Google's human check. A card with `human-check="real"` shows this imitation. */
  async solveCheck() {
    await this.checkbox.click();
    await expect(this.checkbox).toBeChecked();
  }

  createAccount = () => this.button(this.text.createAccount).click();
  signIn = () => this.button(this.text.signIn).click();
  verifyOtp = () => this.button(this.text.verifyOtp).click();
}

/** A script that records the card's events in `window.cardEvents`. A page runs it before the card's script. */
export const eventRecorderScript = `
  window.cardEvents = [];
  for (const type of ['acct-ready', 'acct-tab-change', 'acct-otp-sent', 'acct-authenticated', 'acct-redirect', 'acct-error', 'acct-config-error'])
    document.addEventListener(type, (event) => window.cardEvents.push({ type, detail: event.detail }));
`;

const eventsScripts = new Map<string, Promise<string>>();

/**
 * Resolves to the address of the script that records events. The script is served from the page's origin, because the
 * page's policy may block scripts of other origins.
 */
function eventsScript(origin: string): Promise<string> {
  const served =
    eventsScripts.get(origin) ?? servePage(origin, eventRecorderScript, { 'content-type': 'text/javascript' });
  eventsScripts.set(origin, served);
  return served;
}
