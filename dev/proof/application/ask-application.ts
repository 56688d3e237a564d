import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type ApplicationAnswer = {
  readonly status: number;
  readonly location: string | null;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The cookies it sets, name -> value; '' for one that it deletes. */
  readonly cookies: Readonly<Record<string, string>>;
  /** The same as sent. */
  readonly setCookies: readonly string[];
};
export type Question = {
  /** name -> value */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fields of a form; makes it a POST. */
  readonly form?: Readonly<Record<string, string>>;
};

/** What a browser says of itself on its way to a page. */
const navigation = { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

/** A navigation to a page of the application at `origin`, its redirects not followed. */
export const navigate = (origin: string, path: string, { headers, ...question }: Question = {}) =>
  ask(origin, path, { ...question, headers: { ...navigation, ...headers } });

/**
 * Comes back from /session, which has renewed this sign-in, and is signed in: its cookies are those of a browser then.
 */
export async function signInTo(
  origin: string,
  { uid, idToken }: { readonly uid: string; readonly idToken: string },
): Promise<ApplicationAnswer> {
  const away = await navigate(origin, '/');
  const state = new URL(away.location ?? '').searchParams.get('state');
  const cookies = { ...away.cookies, acct_auth_token: idToken };
  return navigate(origin, `/?session_state=${state}&session_uid=${uid}`, { cookies });
}

/** Any request to the application, with exactly these headers and cookies. */
export async function ask(origin: string, path: string, question: Question = {}): Promise<ApplicationAnswer> {
  const { cookies = {}, headers = {}, form } = question;
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const options = {
    method: form ? 'POST' : 'GET',
    headers: {
      ...(cookie && { cookie }),
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...headers,
    },
  };
  return new Promise((resolve, reject) => {
    const asked = request(origin + path, options, async (response) => {
      const setCookies = response.headers['set-cookie'] ?? [];
      const pairs = setCookies.map((line) => line.split(';')[0]?.split('=') ?? []);
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location ?? null,
        headers: response.headers,
        text: await text(response),
        cookies: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
        setCookies,
      });
    });
    asked.once('error', reject);
    asked.end(form ? new URLSearchParams(form).toString() : undefined);
  });
}
