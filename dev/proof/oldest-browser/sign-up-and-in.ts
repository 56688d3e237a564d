import type { Page } from 'puppeteer-core';
import type { AppSession } from '../../../examples/application/session-report.ts';
import { messages } from '../../../widget/languages/en/messages.ts';
import { sessionFaults } from '../browser/session-faults.ts';

export type Visitor = {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly password: string;
};

const limit = 30_000;

/**
 * Signs a new visitor up on a page with the card, out of the application, in again and out, over https, with real keys and clicks.
 * Returns what the application did not get, each in a line; throws when a step does not come to its end.
 *
 * @param page of Chromium 80
 * @param form full address of the page with the card
 * @param app origin of the main application
 */
export async function signUpAndIn(page: Page, form: string, app: string, visitor: Visitor): Promise<readonly string[]> {
  const { fields, createAccount, signIn, tabs } = messages;
  await openForm(page, form);
  await type(page, fields.name, visitor.name);
  await type(page, fields.company, visitor.company);
  await type(page, fields.email, visitor.email);
  await type(page, fields.newPassword, visitor.password);
  const signedUp = await submit(page, createAccount, app);

  await signOut(page, app);

  await openForm(page, form);
  await click(page, tabs.signin, 'tab');
  await type(page, fields.identifier, visitor.email);
  await type(page, fields.password, visitor.password);
  const signedIn = await submit(page, signIn, app);
  // The next visitor of this browser would be asked whose session counts.
  await signOut(page, app);

  return [
    ...sessionFaults(signedUp, visitor).map((line) => `sign-up: ${line}`),
    ...sessionFaults(signedIn, visitor).map((line) => `sign-in: ${line}`),
  ];
}

/** The application ends its own session, the site what it has kept, and then goes to its home page. */
async function signOut(page: Page, app: string): Promise<void> {
  await page.evaluate("document.querySelector('form').submit()");
  const isAway = `location.origin !== ${JSON.stringify(app)}`;
  await waitFor(
    page,
    'the end of the session',
    `${isAway} && location.pathname === '/' && !document.cookie.includes('acct_')`,
  );
}

async function openForm(page: Page, form: string): Promise<void> {
  await page.goto(form);
  const card = "document.querySelector('acct-auth-card')";
  await waitFor(page, 'the form', `${card} && ${card}.shadowRoot && ${card}.shadowRoot.querySelector('input')`);
}

/** Waits until this holds in the page; throws with what the visitor sees instead. */
async function waitFor(page: Page, what: string, condition: string): Promise<void> {
  await page.waitForFunction(condition, { timeout: limit }).catch(async (cause: unknown) => {
    const card = "(document.querySelector('acct-auth-card') || {}).shadowRoot";
    const seen = await page.evaluate(`document.body.innerText + (${card} ? ${card}.textContent : '')`);
    throw new Error(`${what} did not come; at ${page.url()}: ${String(seen).replace(/\s+/g, ' ')}`, { cause });
  });
}

async function type(page: Page, label: string, text: string): Promise<void> {
  const field = (await page.evaluateHandle(`(${findField})(${JSON.stringify(label)})`)).asElement();
  if (!field) throw new Error(`there is no field "${label}"`);
  await field.type(text);
}

async function click(page: Page, name: string, role: 'tab' | null = null): Promise<void> {
  const button = (
    await page.evaluateHandle(`(${findButton})(${JSON.stringify(name)}, ${JSON.stringify(role)})`)
  ).asElement();
  if (!button) throw new Error(`there is no button "${name}"`);
  await (button as unknown as { click(): Promise<void> }).click();
}

/** Presses the button once the human check is solved; resolves with what the application then knows from its cookies alone. */
async function submit(page: Page, button: string, app: string): Promise<AppSession> {
  const solved = JSON.stringify(messages.captcha.testModeSolved);
  const all = "document.querySelector('acct-auth-card')";
  await waitFor(page, 'the human check', `(${all}.textContent + ${all}.shadowRoot.textContent).includes(${solved})`);
  await click(page, button);
  const arrived = `location.origin === ${JSON.stringify(app)} && document.querySelector('h1')`;
  await waitFor(page, 'the application', arrived);
  const session = (await page.evaluate("fetch('/session.json').then((answer) => answer.json())")) as AppSession;
  return session;
}

/** As text: they run in the page. */
const findField = `(text) => {
  const labels = [...document.querySelector('acct-auth-card').shadowRoot.querySelectorAll('label')];
  const label = labels.find((each) => each.textContent.trim() === text && each.control && each.control.offsetParent);
  return label ? label.control : null;
}`;
const findButton = `(text, role) => {
  const buttons = [...document.querySelector('acct-auth-card').shadowRoot.querySelectorAll('button')];
  return buttons.find((each) => each.textContent.trim() === text && each.getAttribute('role') === role && each.offsetParent) || null;
}`;
