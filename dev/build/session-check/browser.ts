import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readTask, withState } from '../../../site/session/task.ts';
import { cookieJar } from './cookie-jar.ts';
import { type Form, formsIn } from './forms.ts';

/** The application under test and its site, as origins; `prefix` of the site's three cookies. */
export type Place = { readonly app: string; readonly site: string; readonly prefix: string };

export type Answer = {
  readonly status: number;
  /** The target of a redirect, as a browser reads it; empty without one. */
  readonly location: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly setCookies: readonly string[];
};
type Sent = { readonly headers?: Readonly<Record<string, string>>; readonly form?: Readonly<Record<string, string>> };

/** Throws what a case has found unless it holds. */
export function must(holds: unknown, why: string): asserts holds {
  if (!holds) throw new Error(why);
}

/** A browser's headers on its way to a page, by a link of the application itself. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };

/** Opens a browser at the application that follows no redirect by itself; its own code plays the site. */
export function openBrowser({ app, site, prefix }: Place) {
  let ahead = 0;
  const jar = cookieJar(() => Date.now() / 1000 + ahead);
  /** Sends only these headers and the cookies; `form` makes it a POST. The path stays unchanged. */
  const ask = async (path: string, { headers = {}, form }: Sent = {}): Promise<Answer> => {
    const cookie = jar.header(path);
    const { hostname: host, port } = new URL(app);
    const body = form && new URLSearchParams(form).toString();
    const all = { ...(cookie && { cookie }), ...(form && { 'content-type': formType }), ...headers };
    const options = { host, port, path, method: form ? 'POST' : 'GET', headers: { host: new URL(app).host, ...all } };
    return new Promise((resolve, reject) => {
      const sending = request(options, async (given) => {
        const setCookies = given.headers['set-cookie'] ?? [];
        for (const line of setCookies) jar.take(line);
        const leads = given.headers.location;
        const location = leads === undefined ? '' : new URL(leads, app).href;
        const { statusCode: status = 0, headers: said } = given;
        resolve({ status, location, text: await text(given), headers: said, setCookies });
      });
      sending.setTimeout(20_000, () => sending.destroy(new Error(`no answer to ${path} within 20 s`)));
      sending.once('error', reject).end(body);
    });
  };
  const go = (path: string, { headers, form }: Sent = {}): Promise<Answer> =>
    ask(path, { headers: { accept: 'text/html', ...navigation, ...headers }, ...(form && { form }) });
  return {
    jar,
    ask,
    go,
    /** Lets the cookies age by this many seconds. */
    later: (seconds: number): void => {
      ahead += seconds;
    },
    /** Writes one of the site's cookies as the site does; below `path`, as another page of the base domain can. */
    write: (name: 'auth_token' | 'user_id' | 'company_id', value: string, path = '/'): void =>
      jar.take(`${prefix}_${name}=${value}; Domain=localhost; Path=${path}; Secure; SameSite=None`),
    /** Follows redirects within the application. */
    follow: async (answer: Answer): Promise<Answer> => {
      let at = answer;
      for (let times = 0; times < 5 && at.location.startsWith(`${app}/`); times += 1)
        at = await go(at.location.slice(app.length));
      return at;
    },
    /** Returns where /session leads back to after this answer; it has renewed `uid`, null for nobody. */
    back: ({ status, location }: Answer, uid: string | null): string => {
      const address = location === '' ? null : new URL(location);
      const isSession = address !== null && address.origin + address.pathname === `${site}/session`;
      must(isSession, `it answers ${status}${location && ` and leads to ${location}`}, not to ${site}/session`);
      const task = readTask(address?.search ?? '', '', app);
      if (task.type !== 'renew') throw new Error(`${location} asks /session for no renewal`);
      must(task.state, `${location} has no state of 32 random bytes in base64url`);
      return withState(task.to, task.state, uid ?? undefined).slice(app.length);
    },
    /** Submits a form of a page as its button would. */
    press: ({ action, fields }: Form): Promise<Answer> => go(action || '/', { form: fields, headers: { origin: app } }),
    /** Returns the form of a page that signs out, if any. */
    signOutForm: ({ text: page }: Answer): Form | undefined =>
      formsIn(page).find(({ action, label }) => /(sign|log)[\s_-]?(out|off)/i.test(`${action} ${label}`)),
  };
}
export type Browser = ReturnType<typeof openBrowser>;

const formType = 'application/x-www-form-urlencoded';
