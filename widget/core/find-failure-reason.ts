import type { CardError } from '../../account/errors.ts';

/**
 * The reason for a failure that has to be fixed on the page or in the project: the code of the console line, and the
 * sentence that visitors read until it is fixed.
 */
export type FailureReason = { readonly code: string; readonly sentence: FailureSentenceId | null };
export type FailureSentenceId =
  | 'smsRegion'
  | 'quota'
  | 'notAllowed'
  | 'notAuthorised'
  | 'unsafePage'
  | 'popupBlocked'
  | 'notConfirmed';

/**
 * A known reason.
 * - `pattern` matches the error.
 * - `code` is the reason's code, in which `*` stands for the action. Without it, the matched text is the code.
 * - `sentence` selects the sentence for visitors. Without it, the provider's code selects the sentence.
 */
type Row = { readonly pattern: RegExp; readonly code?: string; readonly sentence?: FailureSentenceId };

/**
 * The known reasons. The first one that matches the provider's words counts. find-failure-reason.test.ts quotes each
 * reply with its source.
 */
const rows: readonly Row[] = [
  { pattern: /region enabled/, code: 'sms/region-not-allowed', sentence: 'smsRegion' },
  { pattern: /error-code:-39/, code: 'sms/refused', sentence: 'quota' },
  { pattern: /Hostname match/, code: 'human-check/wrong-domain', sentence: 'notAuthorised' },
  { pattern: /site key/i, code: 'human-check/wrong-key', sentence: 'notAuthorised' },
  { pattern: /from-referer/, code: 'project/key-restricted', sentence: 'notAuthorised' },
  { pattern: /api-key/, code: 'project/wrong-key', sentence: 'notAuthorised' },
  { pattern: /has-not-been-used|to-this-api/, code: 'project/api-not-enabled', sentence: 'notAuthorised' },
  { pattern: /auth\/(missing-recaptcha|recaptcha-not-enabled)/, code: 'project/bot-check', sentence: 'notAuthorised' },
  { pattern: /configuration-not-found/, code: 'project/auth-not-set-up', sentence: 'notAuthorised' },
  { pattern: /app-check/, code: 'project/app-check', sentence: 'notAuthorised' },
  { pattern: /^store[\s\S]*has not been used/, code: 'store/api-disabled' },
  { pattern: /^store[\s\S]*does not exist/, code: 'store/database-missing' },
  { pattern: /popup-closed/, code: '*/window-cut-off' },
  { pattern: /popup-blocked/, code: '*/window-blocked-in-frame' },
  { pattern: /auth\/(operation-not-allowed|admin-restricted-operation|billing-not-enabled)/, sentence: 'notAllowed' },
  { pattern: /auth\/unauthorized-domain/, sentence: 'notAuthorised' },
  { pattern: /^project\/blocking-function/ },
  { pattern: /auth\/(quota-exceeded|invalid-app-credential|captcha-check-failed)/ },
  { pattern: /auth\/operation-not-supported-in-this-environment|card\/unexpected|store\/permission-denied/ },
  { pattern: /^card\/part-not-loaded/ },
  // Matches if Google's script has loaded, but Firebase refused the request or was unavailable.
  { pattern: /^human-check\/blocked[\s\S]*auth\//, code: 'human-check/no-answer' },
  { pattern: /^(google|human-check)\/[a-z-]+/ },
];

/**
 * Returns the reason why `action` failed, if it has to be fixed on the page or in the project. Returns null if the
 * visitor can fix the failure, or if it is temporary.
 */
export function findFailureReason({ code, providerMessage, cause }: CardError, action = ''): FailureReason | null {
  const text = `${code} ${providerMessage ?? (cause as Partial<Error> | undefined)?.message}`;
  for (const { pattern, code: own, sentence = null } of rows) {
    const [found] = pattern.exec(text) ?? [];
    if (found) return { code: own?.replace('*', action) ?? found, sentence };
  }
  return null;
}
