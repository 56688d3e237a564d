import type { FetchedFile } from '../../release/releases/create-live-file-reader.ts';

/**
 * The reasons for which Google refuses any request:
 * - `key-not-valid`, `key-expired`: 400, "API key not valid. Please pass a valid API key." or "API key expired. ...",
 * reason API_KEY_INVALID (firebase-js-sdk and https://github.com/vueschool/vue-masterclass/issues/10)
 * - `referrer-blocked`: 403, "Requests from referer ... are blocked.", reason API_KEY_HTTP_REFERRER_BLOCKED
 * (https://github.com/djerik/dagen-ha/issues/14, the whole body)
 * - `service-blocked`: 403, "Requests to this API SERVICE method ... are blocked.", reason API_KEY_SERVICE_BLOCKED (many
 * projects quote this message of the Token Service; its whole body is UNCONFIRMED)
 * - `api-disabled`: 403, "... API has not been used in project ... before or it is disabled.", reason SERVICE_DISABLED
 * (https://github.com/firebase/firebaseui-web/issues/217,
 * https://github.com/GoogleCloudPlatform/spring-cloud-gcp/issues/2205)
 * - `not-set-up`: 400, CONFIGURATION_NOT_FOUND: Authentication was never set up
 * (https://github.com/open-template-hub/mail-server-template/issues/24)
 * - `app-check`: 401, "Firebase App Check token is invalid." UNCONFIRMED for these services
 * - `busy`: 429 and 5xx, and TOO_MANY_ATTEMPTS_TRY_LATER
 */
export type GoogleRefusal =
  | 'key-not-valid'
  | 'key-expired'
  | 'referrer-blocked'
  | 'service-blocked'
  | 'api-disabled'
  | 'not-set-up'
  | 'app-check'
  | 'busy';

export type GoogleReply = {
  readonly status: number;
  /** The parsed body of the answer; null if it is not JSON. */
  readonly body: unknown;
  /**
   * The first word of the error's message, such as `EMAIL_NOT_FOUND` of "EMAIL_NOT_FOUND : ...". Empty without an
   * error.
   */
  readonly code: string;
  readonly message: string;
  readonly refusal: GoogleRefusal | null;
};

type ErrorBody = {
  readonly error?: { readonly message?: string; readonly details?: readonly { readonly reason?: string }[] };
};

const refusals: readonly (readonly [GoogleRefusal, RegExp])[] = [
  ['key-expired', /^API key expired/i],
  ['key-not-valid', /^API key not valid|^API_KEY_INVALID$/i],
  ['referrer-blocked', /^Requests from referr?er .* are blocked|^API_KEY_HTTP_REFERRER_BLOCKED$/i],
  ['service-blocked', /^Requests to this API .* are blocked|^API_KEY_SERVICE_BLOCKED$/i],
  ['api-disabled', /has not been used in project .* before or it is disabled|^SERVICE_DISABLED$/i],
  ['not-set-up', /^CONFIGURATION_NOT_FOUND/],
  ['app-check', /App ?Check/i],
  ['busy', /^TOO_MANY_ATTEMPTS_TRY_LATER|^RESOURCE_EXHAUSTED/],
];

/** Parses an answer of one of Google's services. */
export function readGoogleReply({ status, body: bytes }: Pick<FetchedFile, 'status' | 'body'>): GoogleReply {
  const body = parsed(bytes.toString());
  // Firestore wraps the error of some calls in a list.
  const { error } = ((Array.isArray(body) ? body[0] : body) ?? {}) as ErrorBody;
  const message = error?.message ?? '';
  const texts = [message, ...(error?.details ?? []).map(({ reason }) => reason ?? '')];
  const known = refusals.find(([, pattern]) => texts.some((text) => pattern.test(text)));
  const refusal = known?.[0] ?? (status === 429 || status >= 500 ? 'busy' : null);
  return { status, body, code: message.split(' ')[0] ?? '', message, refusal };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
