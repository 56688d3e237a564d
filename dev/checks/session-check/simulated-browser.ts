import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { Window } from 'happy-dom';
import { addStateToAddress, parseSessionRequest } from '../../../site/session/session-request.ts';
import { createCookieJar } from './cookie-jar.ts';

/** The origins of the application under test and its site, and the `prefix` of the site's three cookies. */
export type TestedOrigins = { readonly app: string; readonly site: string; readonly prefix: string };

/**
 * An answer to a request. `location` is the absolute target of a redirect, or empty. `text` is the visible text of the
 * body.
 */
export type PageAnswer = Readonly<Record<'location' | 'markup' | 'text', string>> & {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly setCookies: readonly string[];
};
type Fields = Readonly<Record<string, string>>;
/** The options of a request. A request with `form` is a POST. */
type Sent = { readonly headers?: Fields; readonly form?: Fields };
export type PageForm = { readonly action: string; readonly label: string; readonly fields: Fields };

/** Throws an error with `why` unless the condition holds. */
export function assertCondition(holds: unknown, why: string): asserts holds {
  if (!holds) throw new Error(why);
}

const { DOMParser } = new Window();
const parsed = (markup: string) => new DOMParser().parseFromString(markup, 'text/html');

export const findPostForms = ({ markup }: PageAnswer): readonly PageForm[] =>
  [...parsed(markup).querySelectorAll('form')]
    .filter((form) => form.getAttribute('method')?.toLowerCase() === 'post')
    .map((form) => {
      const fields = [...form.querySelectorAll('input[name], button[name]')].map((each) => [
        each.getAttribute('name'),
        each.getAttribute('value') ?? '',
      ]);
      const { textContent: label } = form;
      return { action: form.getAttribute('action') ?? '', label, fields: Object.fromEntries(fields) };
    });

/** The headers of a browser that follows a link of the application. */
const navigation = {
  accept: 'text/html',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};

/**
 * Opens a simulated browser, which follows no redirect by itself. The same object also simulates what the site does.
 */
export function openSimulatedBrowser({ app, site, prefix }: TestedOrigins) {
  let ahead = 0;
  const jar = createCookieJar(() => Date.now() / 1000 + ahead);
  const { hostname: host, port } = new URL(app);
  /**
   * Requests a path exactly as written. `headers` overrides the default headers, which are those of a visitor who opens
   * a page.
   */
  const go = async (path: string, { headers, form }: Sent = {}): Promise<PageAnswer> => {
    const cookie = jar.header(path);
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' };
    const all = { ...navigation, ...(cookie && { cookie }), ...type, ...headers };
    const sending = request({ host, port, path, method: form ? 'POST' : 'GET', headers: all });
    sending.setTimeout(20_000, () => sending.destroy(new Error(`no answer to ${path} within 20 s`)));
    sending.end(form && new URLSearchParams(form).toString());
    const [given] = (await once(sending, 'response')) as [IncomingMessage];
    const markup = await text(given);
    const { location: leads, 'set-cookie': setCookies = [] } = given.headers;
    for (const line of setCookies) jar.store(line);
    const location = leads === undefined ? '' : new URL(leads, app).href;
    const { statusCode: status = 0, headers: said } = given;
    return { status, location, markup, text: parsed(markup).body.textContent, headers: said, setCookies };
  };
  return {
    jar,
    go,
    /** Advances the clock of the cookie jar by a number of seconds. */
    later: (seconds: number): void => {
      ahead += seconds;
    },
    /**
     * Writes one of the site's cookies. `path` replaces the cookie's usual path: a page on another host of the base
     * domain could write such a cookie.
     */
    write: (name: 'auth_token' | 'user_id' | 'company_id', value: string, path = '/'): void =>
      jar.store(`${prefix}_${name}=${value}; Domain=localhost; Path=${path}; Secure; SameSite=None`),
    /** Follows redirects within the application. */
    follow: async (answer: PageAnswer): Promise<PageAnswer> => {
      let at = answer;
      for (let times = 0; times < 5 && at.location.startsWith(`${app}/`); times += 1)
        at = await go(at.location.slice(app.length));
      return at;
    },
    /**
     * Returns the address to which the site's /session would redirect the visitor after this answer. `uid` is the user
     * whose session the site renews, or null.
     */
    back: ({ status, location }: PageAnswer, uid: string | null): string => {
      const isSession = /^[^?#]*/.exec(location)?.[0] === `${site}/session`;
      assertCondition(
        isSession,
        `it answers ${status}${location && ` and redirects to ${location}`}, not to ${site}/session`,
      );
      const task = parseSessionRequest(new URL(location).search, '', app);
      assertCondition(task.type === 'renew', `${location} asks /session for no renewal`);
      assertCondition(task.state, `${location} has no state of 32 random bytes in base64url`);
      return addStateToAddress(task.to, task.state, uid ?? undefined).slice(app.length);
    },
    /** Submits a form of a page, as a click on the form's button does. */
    press: ({ action, fields }: PageForm): Promise<PageAnswer> =>
      go(action || '/', { form: fields, headers: { origin: app } }),
    /** Returns the page's form that signs the visitor out, if there is one. */
    signOutForm: (page: PageAnswer): PageForm | undefined =>
      findPostForms(page).find(({ action, label }) => /(sign|log)[\s_-]?(out|off)/i.test(`${action} ${label}`)),
  };
}
export type SimulatedBrowser = ReturnType<typeof openSimulatedBrowser>;
