import type { CardError } from '../../account/errors.ts';

/** A fault for page or project to fix: the code of the console line, and the visitor's plain sentence meanwhile. */
export type Reason = { readonly code: string; readonly sentence: ReasonSentence | null };
export type ReasonSentence =
  | 'smsRegion'
  | 'quota'
  | 'notAllowed'
  | 'notAuthorised'
  | 'unsafePage'
  | 'popupBlocked'
  | 'notConfirmed';

/** `code` defaults to the code that `says` finds, with `*` for the action; `sentence` to the provider code's. */
type Row = { readonly says: RegExp; readonly code?: string; readonly sentence?: ReasonSentence };

/** By the provider's words; find-reason.test.ts quotes each reply with its source. The first match counts. */
const rows: readonly Row[] = [
  { says: /region enabled/, code: 'sms/region-not-allowed', sentence: 'smsRegion' },
  { says: /error-code:-39/, code: 'sms/refused', sentence: 'quota' },
  { says: /Hostname match/, code: 'human-check/wrong-domain', sentence: 'notAuthorised' },
  { says: /site key/i, code: 'human-check/wrong-key', sentence: 'notAuthorised' },
  { says: /from-referer/, code: 'project/key-restricted', sentence: 'notAuthorised' },
  { says: /api-key/, code: 'project/wrong-key', sentence: 'notAuthorised' },
  { says: /has-not-been-used|to-this-api/, code: 'project/api-not-enabled', sentence: 'notAuthorised' },
  { says: /auth\/(missing-recaptcha|recaptcha-not-enabled)/, code: 'project/bot-check', sentence: 'notAuthorised' },
  { says: /configuration-not-found/, code: 'project/auth-not-set-up', sentence: 'notAuthorised' },
  { says: /app-check/, code: 'project/app-check', sentence: 'notAuthorised' },
  { says: /^store[\s\S]*has not been used/, code: 'store/api-disabled' },
  { says: /^store[\s\S]*does not exist/, code: 'store/database-missing' },
  { says: /popup-closed/, code: '*/window-cut-off' },
  { says: /popup-blocked/, code: '*/window-blocked-in-frame' },
  { says: /auth\/(operation-not-allowed|admin-restricted-operation|billing-not-enabled)/, sentence: 'notAllowed' },
  { says: /auth\/unauthorized-domain/, sentence: 'notAuthorised' },
  { says: /^project\/blocking-function/ },
  { says: /auth\/(quota-exceeded|invalid-app-credential|captcha-check-failed)/ },
  { says: /auth\/operation-not-supported-in-this-environment|card\/unexpected|store\/permission-denied/ },
  { says: /^card\/part-not-loaded/ },
  // The script arrived, and Firebase refused or was unavailable.
  { says: /^human-check\/blocked[\s\S]*auth\//, code: 'human-check/no-answer' },
  { says: /^(google|human-check)\/[a-z-]+/ },
];

/** Returns why `action` failed if page or project must fix it; null if the visitor can, or if it passes. */
export function findReason({ code, providerMessage, cause }: CardError, action = ''): Reason | null {
  const said = `${code} ${providerMessage ?? (cause as Partial<Error> | undefined)?.message}`;
  for (const { says, code: own, sentence = null } of rows) {
    const [found] = says.exec(said) ?? [];
    if (found) return { code: own?.replace('*', action) ?? found, sentence };
  }
  return null;
}
