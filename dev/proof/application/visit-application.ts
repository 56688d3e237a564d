import type { createApplication } from '../../../examples/application/application.ts';

type Answer = {
  readonly status: number;
  readonly location: string;
  readonly text: string;
  readonly setCookies: readonly string[];
};

/**
 * A browser at the application, without a page: `jar` holds its cookies by name, of which a hostile page below the base
 * domain can have planted several values.
 */
export function visitApplication(application: ReturnType<typeof createApplication>) {
  const origin = 'https://app.acct.example';
  const jar = new Map<string, readonly string[]>();
  const send = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...jar].flatMap(([name, values]) => values.map((value) => `${name}=${value}`)).join('; ');
    const own = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' };
    const answer = await application.request(origin + path, { ...init, headers: { ...own, cookie, ...init.headers } });
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
      setCookies,
    };
  };
  return {
    jar,
    send,
    /** Sends the first form of a page whose button leads to `path`. */
    press: ({ text }: Answer, path: string): Promise<Answer> => {
      const [, form = ''] = new RegExp(`action="${path}">([^]*?)</form>`).exec(text) ?? [];
      const fields = Array.from(form.matchAll(/name="(\w+)" value="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        value,
      ]);
      return send(path, { method: 'POST', body: new URLSearchParams(fields) });
    },
    /** What /session leads back to after this answer of the application; it has renewed `uid`, null for nobody. */
    back: ({ location }: Answer, uid: string | null): string => {
      const { searchParams } = new URL(location);
      const page = searchParams.get('return') ?? '';
      const added = `session_state=${searchParams.get('state')}${uid === null ? '' : `&session_uid=${uid}`}`;
      return `${page}${page.includes('?') ? '&' : '?'}${added}`;
    },
  };
}
