import type { CardError } from './errors.ts';

/**
 * What page or project must mend: the code of the console line, and which plain sentence the visitor reads meanwhile.
 */
export type Reason = { readonly code: string; readonly sentence: ReasonSentence | null };
export type ReasonSentence =
  | 'smsRegion'
  | 'quota'
  | 'notAllowed'
  | 'notAuthorised'
  | 'unsafePage'
  | 'popupBlocked'
  | 'notConfirmed';

/**
 * By what the provider says; each row's reply is quoted with its source in find-reason.test.ts. The first that fits
 * counts. A row without a code means the code that it finds, one without a sentence that of the provider's code.
 */
const rows: readonly (readonly [RegExp, string | null, ReasonSentence | null])[] = [
  [/region enabled/, 'sms/region-not-allowed', 'smsRegion'],
  [/error-code:-39/, 'sms/refused', 'quota'],
  [/Hostname match/, 'human-check/wrong-domain', 'notAuthorised'],
  [/site key/i, 'human-check/wrong-key', 'notAuthorised'],
  [/from-referer/, 'project/key-restricted', 'notAuthorised'],
  [/api-key/, 'project/wrong-key', 'notAuthorised'],
  [/has-not-been-used|to-this-api/, 'project/api-not-enabled', 'notAuthorised'],
  [/auth\/(missing-recaptcha|recaptcha-not-enabled)/, 'project/bot-check', 'notAuthorised'],
  [/configuration-not-found/, 'project/auth-not-set-up', 'notAuthorised'],
  import.meta.env?.VITE_APP_CHECK_KEY
    ? [/app-check/, 'app-check/refused', 'notConfirmed']
    : [/app-check/, 'project/app-check', 'notAuthorised'],
  [/^store[\s\S]*has not been used/, 'store/api-disabled', null],
  [/^store[\s\S]*does not exist/, 'store/database-missing', null],
  [/popup-closed/, 'google/window-cut-off', null],
  [/popup-blocked/, 'google/window-blocked-in-frame', null],
  [/auth\/(operation-not-allowed|admin-restricted-operation|billing-not-enabled)/, null, 'notAllowed'],
  [/auth\/unauthorized-domain/, null, 'notAuthorised'],
  [/^project\/blocking-function/, null, null],
  [/auth\/(quota-exceeded|invalid-app-credential|captcha-check-failed)/, null, null],
  [/auth\/operation-not-supported-in-this-environment|card\/unexpected|store\/permission-denied/, null, null],
  // The script came, and Firebase refused or was not to be had.
  [/^human-check\/blocked[\s\S]*auth\//, 'human-check/no-answer', null],
  [/^(google|human-check)\/[a-z-]+/, null, null],
];

/** Why a failure is one that page or project must mend; null for what a visitor can mend, or what passes. */
export function findReason({ code, providerMessage, cause }: CardError): Reason | null {
  const said = `${code} ${providerMessage ?? (cause as Partial<Error> | undefined)?.message}`;
  for (const [pattern, own, sentence] of rows) {
    const [found] = pattern.exec(said) ?? [];
    if (found) return { code: own ?? found, sentence };
  }
  return null;
}
