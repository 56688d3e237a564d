import { pageTexts } from '../../../../examples/application/page-texts.ts';
import type { SessionReport } from '../../../../examples/application/session-report.ts';
import { catalogues } from '../../../../site/content/catalogues.ts';
import { signUp as signUpAt } from '../../../../site/e2e/session-fixture.ts';
import { messages as en } from '../../../../widget/languages/en/messages.ts';
import type { Messages } from '../../../../widget/languages/messages.ts';
import type { createAuthAdminClient } from '../../browser/auth-admin-client.ts';
import { expect } from '../../browser/test.ts';
import type { TestServices } from '../../browser/test-services.ts';
import type { VisitorPage } from '../visitor-page.ts';

export type JourneyFixtures = {
  readonly page: VisitorPage;
  /** Opens another browser of the same engine with an empty profile. */
  readonly secondDevice: () => Promise<VisitorPage>;
  readonly services: TestServices;
  /** A client of the Auth emulator with the owner's rights. */
  readonly backend: ReturnType<typeof createAuthAdminClient>;
  /** A visitor who has no account yet. */
  readonly visitor: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly password: string;
  };
  /** The errors that pages have reported so far; undefined if the engine does not report them. */
  readonly errors: readonly string[] | undefined;
};

/** Tests a visitor's way through site and card. Throws an error with the page's text if a step fails. */
export type Journey = {
  /** False if pages may not run scripts. */
  readonly scripts?: boolean;
  /** Errors that pages may report on the way. */
  readonly allows?: RegExp;
  readonly run: (fixtures: JourneyFixtures) => Promise<void>;
};

const company = 'A & B Traders (Pune)';
const { continueAs } = catalogues.en.session;

/** Locates a field of the card by its label. */
export const cardFieldQuery = (name: keyof Messages['fields'], text: Messages = en) =>
  ({ role: 'field', name: text.fields[name] }) as const;

async function signUp(page: VisitorPage, { name, email, password }: JourneyFixtures['visitor']): Promise<void> {
  await page.type(cardFieldQuery('name'), name);
  await page.type(cardFieldQuery('company'), company);
  await page.type(cardFieldQuery('email'), email);
  await page.type(cardFieldQuery('newPassword'), password);
  await pressWhenChecked(page, en.createAccount);
}

/** Presses this button of the card once the emulator's human check has solved itself. */
async function pressWhenChecked(page: VisitorPage, name: string): Promise<void> {
  await page.seeText(en.humanCheck.testModeSolved);
  await page.click({ role: 'button', name });
}

/** Waits until no session cookie is left, since some browsers delete cookies with a short delay. */
const hasNoCookies = (page: VisitorPage): Promise<void> =>
  page.until('a browser without session cookies', async () => (await page.sessionCookies()).length === 0);

/** Presses "Continue as ..." with this e-mail address in the application. */
const continueInApp = (page: VisitorPage, email: string): Promise<void> =>
  page.click({ role: 'button', name: pageTexts.continueAs.yes(email) });

/**
 * Waits until the application shows a greeting at a path. Resolves to the session that the application reads from the
 * cookies.
 */
async function waitForApp(page: VisitorPage, app: string, path = '/', greeting: string = pageTexts.signedIn.title) {
  await page.waitForAddress(app + path);
  await page.seeText(greeting);
  return page.evaluate<SessionReport>("return (await fetch('/session.json')).json()");
}

/** Signs up, and checks account, name, company and both records in the application. Then signs out and in again. */
const account = (form: (services: TestServices) => string, isStored: boolean): Journey => ({
  // Allows the server's error status for the wrong password.
  allows: /status of 400|400 \(Bad Request\)|accounts:signInWithPassword/,
  async run({ page, services, visitor }) {
    const { name, email, password } = visitor;
    await page.open(form(services));
    await signUp(page, visitor);
    if (!isStored) await continueInApp(page, email);
    const session = await waitForApp(page, services.httpsApp);
    expect(sessionFaults(session, { ...visitor, company })).toEqual([]);
    await page.click({ role: 'button', name: pageTexts.signedIn.signOut });
    await page.waitForAddress(`${services.httpsSite}/`);
    await hasNoCookies(page);

    await page.open(form(services));
    await page.click({ role: 'tab', name: en.tabs.signin });
    await page.type(cardFieldQuery('identifier'), email);
    await page.type(cardFieldQuery('password'), `${password}-`);
    await pressWhenChecked(page, en.signIn);
    await page.seeText(en.failures.wrongCredentials);
    await page.type(cardFieldQuery('password'), password);
    await pressWhenChecked(page, en.signIn);
    if (!isStored) await continueInApp(page, email);
    const { user } = await waitForApp(page, services.httpsApp);
    expect([user?.email, user?.name]).toEqual([email, name]);
  },
});

/**
 * Checks that Start Free Trial leads a new visitor to Sign Up, that Back returns to the start page, and that an
 * existing visitor reaches the application.
 */
const freeTrial: Journey = {
  async run({ page, services: { httpsSite, httpsApp }, visitor }) {
    const { common, login } = catalogues.en;
    const start = () => page.click({ role: 'link', name: common.startFreeTrial });
    const asked = async () => {
      await page.waitForAddress(`${httpsSite}/login?return=%2F#start-trial`);
      await page.seeText(login.startTrial);
    };
    await page.open(`${httpsSite}/`);
    await start();
    await asked();
    await page.evaluate('setTimeout(() => history.back())');
    await page.waitForAddress(`${httpsSite}/`);
    await start();
    await asked();
    await signUp(page, visitor);
    await waitForApp(page, httpsApp);
    await page.open(`${httpsSite}/`);
    await start();
    await waitForApp(page, httpsApp);
  },
};

/**
 * Plants sessions, tokens and user ids from a sibling site. Checks that the application asks the visitor which account
 * to use or refuses the session, but never signs the visitor in as somebody else.
 */
const hostileSibling: Journey = {
  allows: /status of 401|401 \(Unauthorized\)/,
  async run({ page, services, visitor }) {
    const { httpsApp } = services;
    const continueAsVisitor = () => page.click({ role: 'button', name: continueAs.action });
    const isVisitor = async () => expect((await waitForApp(page, httpsApp)).user?.email).toBe(visitor.email);
    const base = 'Domain=.acct.localhost; Secure; SameSite=None';
    const plant = async (...cookies: readonly string[]) => {
      await page.open(`${services.httpsPartner}/plain`);
      await page.evaluate(
        'for (const line of args[0]) document.cookie = line;',
        cookies.map((cookie) => `${cookie}; ${base}`),
      );
    };
    const mallory = await signUpAt(services, `mallory-${visitor.email}`);
    const token = `acct_auth_token=${mallory.idToken}`;
    const userId = `acct_user_id=${mallory.session.uid}`;
    await page.open(`${services.httpsSite}/login`);
    await signUp(page, visitor);
    await isVisitor();

    // Deletes the cookies, as a browser does when a page sets more cookies than the browser can store.
    await page.window.clearCookies();
    await plant(`${token}; Path=/`, `${userId}; Path=/`);
    await page.open(httpsApp);
    await page.seeText(continueAs.heading.replace('{account}', visitor.email));
    await continueAsVisitor();
    await isVisitor();

    await plant(`${token}; Path=/account`);
    await page.open(`${httpsApp}/account`);
    await page.click({ role: 'button', name: pageTexts.anotherAccount.stay(visitor.email) });
    await waitForApp(page, httpsApp, '/account', pageTexts.session.title);

    await page.window.clearCookies();
    await plant(`${token}; Path=/account`, `${userId}; Path=/session`);
    await page.open(`${httpsApp}/account`);
    await continueAsVisitor();
    await page.seeText(pageTexts.stopped.reasons.planted);
    await page.click({ role: 'link', name: pageTexts.stopped.again });
    await waitForApp(page, httpsApp, '/account', pageTexts.session.title);
  },
};

/**
 * Checks that a new account can sign in through Google's window, and that the card then uses the company name that was
 * typed before the window opened.
 */
const google: Journey = {
  async run({ page, services, visitor: { name, email } }) {
    await page.open(`${services.httpsSite}/login`);
    await page.type(cardFieldQuery('company'), company);
    await page.seeText(en.humanCheck.testModeSolved);
    // The emulator's own page replaces Google's.
    const window = await page.popup({ role: 'button', name: en.google });
    await window.click({ css: '#add-account-button' });
    await window.type({ css: '#email-input' }, email);
    await window.type({ css: '#display-name-input' }, name);
    await window.click({ css: '#sign-in' });
    const { user, companyId } = await waitForApp(page, services.httpsApp);
    expect([user?.email, user?.name]).toEqual([email, name]);
    expect(companyId).toBe(`a-b-traders-pune-${user?.uid.slice(0, 6)}`);
  },
};

/**
 * Signs up on a partner's page. The page /session asks for confirmation and signs the visitor in on the site. Later the
 * same page renews the session without typing.
 */
const handOff: Journey = {
  // Allows the error for a handed-over session that is read again after its record was deleted, and Firefox's report
  // that a page of another site may set no cookie for the application.
  allows: /session_handoffs|acct_probe/,
  async run({ page, services, visitor }) {
    await page.open(`${services.httpsOutside}/plain`);
    await signUp(page, visitor);
    await page.seeText(continueAs.heading.replace('{account}', visitor.email));
    await page.waitForAddress(`${services.httpsSite}/session`);
    await page.click({ role: 'button', name: continueAs.action });
    const session = await waitForApp(page, services.httpsApp);
    expect(sessionFaults(session, { ...visitor, company })).toEqual([]);
    const before = await page.sessionCookies();

    // Deletes the cookies, as if token and session had expired. Uses another tab, because the site would take a second
    // renewal in the same tab as a sign that the application had refused the first session.
    await page.window.clearCookies();
    const later = await page.openTab();
    await later.open(`${services.httpsApp}/account`);
    const { user } = await waitForApp(later, services.httpsApp, '/account', pageTexts.session.title);
    expect(user?.email).toBe(visitor.email);
    expect(await later.sessionCookies()).toEqual(before);

    await page.open(`${services.httpsOutside}/plain`);
    const kept = 'return [document.cookie, localStorage.length, sessionStorage.length]';
    expect(await page.evaluate(kept)).toEqual(['', 0, 0]);
  },
};

/**
 * Opens the link in the mail, and verifies the address with the button there. Checks that /account shows the stored
 * data, and that the visitor can take back a request to close the account.
 */
const mailAndAccount: Journey = {
  async run({ page, services, backend, visitor }) {
    const { mail, account: text } = catalogues.en;
    const press = (name: string) => page.click({ role: 'button', name });
    await page.open(`${services.httpsSite}/login`);
    await signUp(page, visitor);
    await waitForApp(page, services.httpsApp);
    const [sent] = await backend.oobCodes(visitor.email);
    await page.open(`${services.httpsSite}/account/mail?mode=verifyEmail&oobCode=${sent?.oobCode}`);
    await press(mail.links.verify.action);
    await page.seeText(mail.links.verify.done.replace('{email}', visitor.email));

    await page.open(`${services.httpsSite}/account`);
    await page.seeText(visitor.email);
    await press(text.close.action);
    await press(text.close.confirm);
    await press(text.close.takeBack);
    await page.seeText(text.messages['take-back']);
  },
};

/**
 * Signs out in three ways. Checks that site and application forget the visitor, that a second device does not forget
 * the visitor, and that POSTs from foreign sites fail.
 */
const signOuts: Journey = {
  async run({ page, secondDevice, services, visitor }) {
    const { httpsSite, httpsApp, httpsOutside, httpsPartner } = services;
    const { session: text, account: words, login } = catalogues.en;
    const { session } = await signUpAt(services, visitor.email);
    const isKnown = async (to: VisitorPage) => expect((await waitForApp(to, httpsApp)).user?.email).toBe(visitor.email);
    const signIn = async (to: VisitorPage) => {
      await to.open(`${httpsSite}/careers`);
      await to.evaluate('await (await import(args[0])).keep(args[1]);', `${httpsSite}/session/keeper.js`, session);
      await to.open(httpsApp);
      await isKnown(to);
    };
    const isForgotten = async () => {
      await page.waitForAddress(`${httpsSite}/session?signed-out`);
      await page.seeText(text.signedOut.heading);
      // Opens another page, since the application sends a visitor to the site only once a minute for each page.
      await page.open(`${httpsApp}/account`);
      await page.waitForAddress(`${httpsSite}/login?return=%2Faccount#sign-in-first`);
      await page.see(cardFieldQuery('identifier'));
      await hasNoCookies(page);
    };
    const other = await secondDevice();
    await signIn(other);

    await signIn(page);
    for (const from of [httpsOutside, httpsPartner]) {
      await page.open(`${from}/plain`);
      const form = `<form method="post" action="${httpsApp}/site-sign-out"><input name="user_id" value="${session.uid}">`;
      await page.evaluate('document.body.innerHTML = args[0]; setTimeout(() => document.forms[0].submit());', form);
      await page.seeText(pageTexts.siteSignOut.line);
      await page.open(httpsApp);
      await isKnown(page);
    }
    await page.open(`${httpsSite}/account`);
    await page.click({ role: 'link', name: words.signIn.signOut });
    await isForgotten();

    await signIn(page);
    await page.open(`${httpsSite}/login`);
    await page.click({ role: 'link', name: login.greeting.forget });
    await isForgotten();

    await signIn(page);
    await page.open(`${httpsOutside}/plain`);
    await page.evaluate('setTimeout((to) => { location.href = to; }, 0, args[0])', `${httpsSite}/session?sign-out`);
    await page.click({ role: 'button', name: text.signOut.action });
    await isForgotten();

    await other.open(httpsApp);
    await isKnown(other);
  },
};

/** The journeys to an account, by name. */
export const accountJourneys: Readonly<Record<string, Journey>> = {
  'an account is created on /login, and signs out and in again': account(({ httpsSite }) => `${httpsSite}/login`, true),
  'an account is created with the single-file card, and signs out and in again': account(
    ({ httpsPartner }) => `${httpsPartner}/single-file?en`,
    false,
  ),
  'Start Free Trial leads a new visitor to Sign Up and a known one into the application': freeTrial,
  'Google signs a new visitor up with the company typed before': google,
  'a partner’s page hands a session to the site, which renews it later': handOff,
  'a hostile page below the base domain signs nobody in': hostileSibling,
  'a mail’s link verifies the address, and /account takes back a closing request': mailAndAccount,
  'each of three sign-outs clears site and application': signOuts,
};

const cookies = ['acct_auth_token', 'acct_user_id', 'acct_company_id'];

type SignedUp = { readonly name: string; readonly company: string; readonly email: string };

/** Returns a line for each difference between the application's session and the visitor's data. */
function sessionFaults(session: SessionReport, visitor: SignedUp): readonly string[] {
  const { user, companyId, records } = session;
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['is signed in', session.signedIn, true],
    ['cookies', [...session.cookies.names].sort().join(' '), [...cookies].sort().join(' ')],
    ['e-mail', user?.email, visitor.email],
    ['name', read(records?.profile, 'displayName'), visitor.name],
    ['company', read(records?.provisionRequest, 'companyName'), visitor.company],
    ['company id', companyId, read(records?.provisionRequest, 'suggestedCompanyId')],
  ];
  const wrong = expected.filter(([, found, wanted]) => found !== wanted);
  return wrong.map(([what, found, wanted]) => `${what} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

function read(record: unknown, field: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Record<string, unknown>)[field] : record;
}
