import { AttestError } from './attest-error.ts';
import { type LoadScript, solveEnterprise } from './solve-enterprise.ts';

/** What Google's answer is worth: sent with requests for so many seconds. */
export type Attested = { readonly token: string; readonly seconds: number };

/** Which app of which project asks, and by which reCAPTCHA Enterprise key. */
export type AppCheckSettings = {
  readonly siteKey: string;
  readonly apiKey?: string | undefined;
  readonly projectId?: string | undefined;
  readonly appId?: string | undefined;
};

/**
 * As the SDK names it: what a developer has registered in the Firebase console, for a machine that reCAPTCHA would not
 * know.
 */
const page = globalThis as unknown as { readonly FIREBASE_APPCHECK_DEBUG_TOKEN?: unknown };

/**
 * Has Google judge this browser, and exchanges its answer for a token of App Check
 * (https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeRecaptchaEnterpriseToken; the host
 * is the SDK's). Rejects with an `AttestError`, and it alone, but for a browser without network.
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
