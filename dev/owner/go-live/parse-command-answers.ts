import type { GuideAnswers } from './answers.ts';
import type { GuideCommand } from './go-live-steps.ts';

type SdkConfig = Readonly<Record<'apiKey' | 'authDomain' | 'projectId' | 'appId', string>>;

/** Parses answers from the output of a command; returns null if the output has another format. */
export function parseCommandAnswers(fills: NonNullable<GuideCommand['fills']>, output: string): GuideAnswers | null {
  if (fills === 'withdrawal-key') {
    const [, known] = /VITE_WITHDRAWAL_KEY=(\S+)/.exec(output) ?? [];
    return known === undefined ? null : { VITE_WITHDRAWAL_KEY: known };
  }
  const config = sdkConfigIn(output);
  if (config === null) return null;
  return {
    VITE_FIREBASE_API_KEY: config.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: config.authDomain,
    VITE_FIREBASE_PROJECT_ID: config.projectId,
    VITE_FIREBASE_APP_ID: config.appId,
  };
}

/**
 * Parses the output of `firebase apps:sdkconfig web --json`: `{status, result: {sdkConfig}}`, possibly after other
 * lines.
 */
function sdkConfigIn(output: string): SdkConfig | null {
  try {
    const { result } = JSON.parse(output.slice(Math.max(0, output.indexOf('{')))) as {
      readonly result?: { readonly sdkConfig?: Partial<SdkConfig> };
    };
    const { apiKey, authDomain, projectId, appId } = result?.sdkConfig ?? {};
    return apiKey && authDomain && projectId && appId ? { apiKey, authDomain, projectId, appId } : null;
  } catch {
    // Throws no error, because the caller reports output in a wrong format.
    return null;
  }
}
