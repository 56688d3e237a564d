/** The reason why there is no App Check token: Google has refused to give one, or has not answered. */
export class AttestationError extends Error {
  override readonly name = 'AttestationError';
  readonly code: 'app-check/refused' | 'app-check/unavailable';

  constructor(code: AttestationError['code'], message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/**
 * Returns true if Firestore refuses a request because its App Check token is missing or invalid:
 * https://github.com/firebase/firebase-js-sdk/issues/5842
 */
export const isTokenRefused = (token: string, status: number, text: string): boolean =>
  (status === 401 || status === 403) && (token === '' || /app.?check/i.test(text));

/** An App Check token, and the seconds for which it is valid. */
export type AppCheckToken = { readonly token: string; readonly seconds: number };

/** The app and project that request a token, and their reCAPTCHA Enterprise key. */
export type AppCheckSettings = {
  readonly siteKey: string;
  readonly apiKey?: string | undefined;
  readonly projectId?: string | undefined;
  readonly appId?: string | undefined;
};

/** The proof that the browser is not automated: the answer of reCAPTCHA, or an App Check debug token. */
export type AppCheckProof = { readonly recaptchaEnterpriseToken: string } | { readonly debugToken: string };

/**
 * Exchanges a proof for an App Check token, at the host that the SDK uses
 * (https://firebase.google.com/docs/reference/appcheck/rest/v1/projects.apps/exchangeRecaptchaEnterpriseToken). Rejects
 * with an `AttestationError`, or with another error if the browser has no network.
 */
export async function requestAppCheckToken(
  { apiKey, projectId, appId }: AppCheckSettings,
  proof: AppCheckProof,
): Promise<AppCheckToken> {
  const method = 'debugToken' in proof ? 'exchangeDebugToken' : 'exchangeRecaptchaEnterpriseToken';
  const app = `projects/${projectId}/apps/${appId}`;
  const url = `https://content-firebaseappcheck.googleapis.com/v1/${app}:${method}?key=${apiKey}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(proof) });
  if (!response.ok) {
    const isNo = /^4(?!29)/.test(`${response.status}`);
    const message = `${response.status} ${await response.text()}`;
    throw new AttestationError(isNo ? 'app-check/refused' : 'app-check/unavailable', message);
  }
  const { token, ttl } = (await response.json()) as { readonly token: string; readonly ttl: string };
  return { token, seconds: Number.parseFloat(ttl) };
}
