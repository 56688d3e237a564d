import { cert } from 'firebase-admin/app';
import { createApplication } from '../../../examples/application/application.ts';
import { connectFirebase } from '../../../examples/application/connect-firebase.ts';
import { readSettings, type Settings } from '../../../examples/application/settings.ts';
import type { startGoogleStandIn } from './google-stand-in.ts';

export const appOrigin = 'https://app.acct.example';
export const siteOrigin = 'https://www.acct.example';
/** Every one of these is needed. */
export const variables = {
  GOOGLE_CLOUD_PROJECT: 'acct-live',
  APP_ORIGIN: appOrigin,
  SITE_ORIGIN: siteOrigin,
  COOKIE_DOMAIN: '.acct.example',
};

type Google = Pick<Awaited<ReturnType<typeof startGoogleStandIn>>, 'serviceAccount'>;
type Application = ReturnType<typeof createApplication>;
let started = 0;

/** A new application of a real project, which has asked for no certificate yet. */
export function startApplication({ serviceAccount }: Google, changes: Partial<Settings> = {}): Application {
  started += 1;
  const firebase = connectFirebase('acct-live', { name: `visited-${started}`, credential: cert(serviceAccount) });
  return createApplication(firebase, { ...readSettings(variables), ...changes });
}

export type Answer = {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly headers: Headers;
  readonly setCookies: readonly string[];
};

/** What a browser says of itself on its way to a page, by a link of the application itself. */
export const navigation = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'sec-fetch-site': 'same-origin',
};

/** A browser at the application: `jar` holds cookies by name, some planted by a page below the base domain. */
export function visitApplication(application: Application) {
  const jar = new Map<string, readonly string[]>();
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
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
  const send = (path: string, init: RequestInit = {}): Promise<Answer> =>
    ask(path, { ...init, headers: { ...navigation, ...init.headers } });
  /** What /session leads back to after this answer of the application; it has renewed `uid`, null for nobody. */
  const back = ({ location }: Answer, uid: string | null): string => {
    const { searchParams } = new URL(location);
    const page = searchParams.get('return') ?? '';
    const added = `session_state=${searchParams.get('state')}${uid === null ? '' : `&session_uid=${uid}`}`;
    return `${page}${page.includes('?') ? '&' : '?'}${added}`;
  };
  return {
    jar,
    back,
    /** Any request, with these headers and no others. */
    ask,
    /** A navigation. */
    send,
    /** The whole way: to the site, which has renewed `uid`, back, and on to where that leads. */
    goRound: async (uid: string | null, path: string): Promise<Answer> => {
      const arrived = await send(back(await send(path), uid));
      return arrived.location.startsWith('/') ? send(arrived.location) : arrived;
    },
    /** Sends the first form of a page whose button leads to `path`. `changes`: fields that somebody has rewritten. */
    press: ({ text }: Answer, path: string, changes: Readonly<Record<string, string>> = {}): Promise<Answer> => {
      const body = new URLSearchParams({ ...formFields(text, path), ...changes });
      return send(path, { method: 'POST', body });
    },
  };
}

/** Returns the hidden fields of a page's first form whose button leads to `path`. */
export function formFields(text: string, path: string): Readonly<Record<string, string>> {
  const [, form = ''] = new RegExp(`action="${path}">([^]*?)</form>`).exec(text) ?? [];
  return Object.fromEntries(
    Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [name, value]),
  );
}
