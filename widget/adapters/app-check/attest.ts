import type { loadOutsideScript } from '../firebase/load-outside-script.ts';

/** Why there is no App Check token: Google's `app-check/refused`, or `app-check/unavailable` without an answer. */
export class AttestError extends Error {
  override readonly name = 'AttestError';
  readonly code: 'app-check/refused' | 'app-check/unavailable';

  constructor(code: AttestError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** True if Firestore refuses a token or its lack: https://github.com/firebase/firebase-js-sdk/issues/5842 */
export const isTokenRefused = (token: string, status: number, text: string): boolean =>
  (status === 401 || status === 403) && (token === '' || /app.?check/i.test(text));

export type LoadScript = typeof loadOutsideScript;

/** https://cloud.google.com/recaptcha/docs/api-ref-checkbox-keys */
type Enterprise = {
  ready(done: () => void): void;
  render(node: HTMLElement, parameters: object): number;
  execute(widget: number, options: object): Promise<string>;
};
const host = globalThis as unknown as { readonly grecaptcha?: { readonly enterprise?: Enterprise } };
const enterprise = (): Enterprise | undefined => host.grecaptcha?.enterprise;

/** One check for all tries of a page: Google's script keeps each permanently. */
let check: { readonly node: HTMLElement; readonly widget: number } | undefined;

/** Resolves to reCAPTCHA Enterprise's invisible answer for this key. `limit`: ms for its script. May reject. */
async function solveEnterprise(siteKey: string, loadScript: LoadScript, limit: number): Promise<string> {
  // A hanging script would delay the page's load event, and the human check appears after that.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  if (!enterprise()) {
    const address = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&';
    await loadScript(address, () => enterprise() !== undefined, limit);
  }
  const google = enterprise() as Enterprise;
  await new Promise<void>((resolve) => google.ready(resolve));
  if (!check?.node.isConnected) {
    const node = document.createElement('div');
    node.style.display = 'none';
    document.body.append(node);
    check = { node, widget: google.render(node, { sitekey: siteKey, size: 'invisible' }) };
  }
  return google.execute(check.widget, { action: 'fire_app_check' });
}

/** App Check's token, and the seconds in which requests may send it. */
export type Attested = { readonly token: string; readonly seconds: number };

/** The app and project that ask, and their reCAPTCHA Enterprise key. */
export type AppCheckSettings = {
  readonly siteKey: string;
  readonly apiKey?: string | undefined;
  readonly projectId?: string | undefined;
  readonly appId?: string | undefined;
};

/** The SDK's name for a developer's token, for a machine unknown to reCAPTCHA. */
const page = globalThis as unknown as { readonly FIREBASE_APPCHECK_DEBUG_TOKEN?: unknown };

/**
 * Lets Google judge this browser, and exchanges its answer for a token of App Check
 * (https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeRecaptchaEnterpriseToken; the host
 * is the SDK's). Rejects only with an `AttestError`, except in a browser without network.
 *
 * @param limit milliseconds for Google's script
 */
export async function attest(
  { siteKey, apiKey, projectId, appId }: AppCheckSettings,
  loadScript: LoadScript,
  limit: number,
): Promise<Attested> {
  const debugToken = page.FIREBASE_APPCHECK_DEBUG_TOKEN;
  const [method, body] =
    typeof debugToken === 'string'
      ? ['exchangeDebugToken', { debugToken }]
      : [
          'exchangeRecaptchaEnterpriseToken',
          { recaptchaEnterpriseToken: await solveEnterprise(siteKey, loadScript, limit) },
        ];
  const app = `projects/${projectId}/apps/${appId}`;
  const url = `https://content-firebaseappcheck.googleapis.com/v1/${app}:${method}?key=${apiKey}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) {
    const isNo = /^4(?!29)/.test(`${response.status}`);
    const said = `${response.status} ${await response.text()}`;
    throw new AttestError(isNo ? 'app-check/refused' : 'app-check/unavailable', said);
  }
  const { token, ttl } = (await response.json()) as { readonly token: string; readonly ttl: string };
  return { token, seconds: Number.parseFloat(ttl) };
}
