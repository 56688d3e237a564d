import { cert } from 'firebase-admin/app';
import { createApplication } from '../../../examples/application/application.ts';
import { connectFirebase } from '../../../examples/application/connect-firebase.ts';
import { readSettings, type Settings } from '../../../examples/application/settings.ts';
import type { startFakeGoogleAuth } from './fake-google-auth.ts';

export const appOrigin = 'https://app.acct.example';
export const siteOrigin = 'https://www.acct.example';
/** The required settings as environment variables. */
export const requiredVariables = {
  GOOGLE_CLOUD_PROJECT: 'acct-live',
  APP_ORIGIN: appOrigin,
  SITE_ORIGIN: siteOrigin,
  COOKIE_DOMAIN: '.acct.example',
};

type Google = Pick<Awaited<ReturnType<typeof startFakeGoogleAuth>>, 'serviceAccount'>;
type Application = ReturnType<typeof createApplication>;
let started = 0;

/** Creates the example application for a real project. It has fetched no certificate yet. */
export function startApplication({ serviceAccount }: Google, changes: Partial<Settings> = {}): Application {
  started += 1;
  const firebase = connectFirebase('acct-live', { name: `visited-${started}`, credential: cert(serviceAccount) });
  return createApplication(firebase, { ...readSettings(requiredVariables), ...changes });
}

export type ApplicationAnswer = {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
  readonly setCookies: readonly string[];
};

/** Headers that a browser sends when it follows a link of the application to a page. */
export const navigationHeaders = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};

/** Simulates a browser for the application. `jar` stores cookies by name; a test may also plant cookies there. */
export function visitApplication(application: Application) {
  const jar = new Map<string, readonly string[]>();
  const ask = async (path: string, init: RequestInit = {}): Promise<ApplicationAnswer> => {
    const cookie = [...jar].flatMap(([name, values]) => values.map((value) => `${name}=${value}`)).join('; ');
    const answer = await application.request(appOrigin + path, { ...init, headers: { cookie, ...init.headers } });
    const setCookies = answer.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) jar.set(name, [value]);
      else jar.delete(name);
    }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      text: await answer.text(),
      headers: answer.headers,
      setCookies,
    };
  };
  const send = (path: string, init: RequestInit = {}): Promise<ApplicationAnswer> =>
    ask(path, { ...init, headers: { ...navigationHeaders, ...init.headers } });
  /**
   * Returns the address of the application to which /session redirects the browser. `uid` is the user whose session was
   * renewed, or null.
   */
  const back = ({ location }: ApplicationAnswer, uid: string | null): string => {
    const { searchParams } = new URL(location);
    const page = searchParams.get('return') ?? '';
    const added = `session_state=${searchParams.get('state')}${uid === null ? '' : `&session_uid=${uid}`}`;
    return `${page}${page.includes('?') ? '&' : '?'}${added}`;
  };
  return {
    jar,
    back,
    /** Sends a request with only these headers. */
    ask,
    /** Requests a page with the headers of a navigation. */
    send,
    /** Follows the redirect to the site, which renews the session of `uid`, and the redirect back to the page. */
    roundTrip: async (uid: string | null, path: string): Promise<ApplicationAnswer> => {
      const arrived = await send(back(await send(path), uid));
      return arrived.location.startsWith('/') ? send(arrived.location) : arrived;
    },
    /** Sends the page's first form whose button leads to `path`. `changes` replaces fields. */
    press: (
      { text }: ApplicationAnswer,
      path: string,
      changes: Readonly<Record<string, string>> = {},
    ): Promise<ApplicationAnswer> => {
      const body = new URLSearchParams({ ...hiddenFormFields(text, path), ...changes });
      return send(path, { method: 'POST', body });
    },
  };
}

/** Returns the hidden fields of a page's first form whose button leads to `path`. */
export function hiddenFormFields(text: string, path: string): Readonly<Record<string, string>> {
  const [, form = ''] = new RegExp(`action="${path}">([^]*?)</form>`).exec(text) ?? [];
  return Object.fromEntries(
    Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}
