import type { IntegratorReport } from '../../../account/account-ports.ts';
import { type AppCheckSettings, isTokenRefused } from '../../../account/app-check-exchange.ts';
import { createAppCheckTokenCache } from '../../../account/app-check-token.ts';
import { attestBrowser, type ScriptLoader } from './attest-browser.ts';

// This chunk loads at the first interaction with a card whose build has App Check. All cards of a page share it.

/** The cache of the page's App Check token. Undefined until a card that uses the build's project requests a token. */
let pageToken: ReturnType<typeof createAppCheckTokenCache> | undefined;

/**
 * `loadScript` loads a script, and `report` reports each failed attempt to the integrator. All cards of a page use the
 * functions of the card that loads App Check first.
 */
type AppCheckTools = {
  readonly loadScript: ScriptLoader;
  readonly report?: ((report: IntegratorReport) => void) | undefined;
};

/** The Firebase app as the SDK creates it. */
type FirebaseApp = { readonly options: Omit<AppCheckSettings, 'siteKey'> & { readonly projectId?: string } };

/** The container in which the SDK's packages find each other (@firebase/component 0.7). */
type WithContainer = { readonly container: { addComponent(component: object): void } };

/**
 * Makes Firebase Authentication send the App Check token with each request of this app. Does nothing for an app of
 * another project, because the reCAPTCHA key belongs to the build's project. Resolves once there is a token, or once
 * the request for a token has failed. Never rejects.
 */
export async function attachAppCheck(app: FirebaseApp, { loadScript, report }: AppCheckTools): Promise<void> {
  const { container, options } = app as FirebaseApp & WithContainer;
  if (options.projectId !== import.meta.env.VITE_FIREBASE_PROJECT_ID) return;
  const settings = { ...options, siteKey: `${import.meta.env.VITE_APP_CHECK_KEY}` };
  pageToken ??= createAppCheckTokenCache({
    attest: (limit) => attestBrowser(settings, loadScript, limit),
    failed: (cause) => report?.({ level: 'warn', code: cause.code, where: location.origin, cause }),
  });
  // Implements the interface of @firebase/app-check-interop-types. The SDK's own implementation of this interface would
  // store tokens in the page's IndexedDB, and would wait without a limit.
  const getToken = async () => ({ token: (await pageToken?.token()) ?? '' });
  container.addComponent({ name: 'app-check-internal', type: 'PUBLIC', instanceFactory: () => ({ getToken }) });
  await getToken();
}

/**
 * Resolves to the headers for a request to Firestore, and to `codeOf`. That function returns an error code if
 * Firestore's answer refuses the App Check token, otherwise null.
 */
export async function getAppCheckHeaders() {
  const sent = (await pageToken?.token()) ?? '';
  return {
    headers: sent === '' ? {} : { 'x-firebase-appcheck': sent },
    codeOf(status: number, text: string) {
      if (!isTokenRefused(sent, status, text)) return null;
      pageToken?.forget();
      return 'app-check/refused';
    },
  };
}

/** Forgets the App Check token if an error's code says that Authentication has refused it. */
export function forgetRefusedToken(code: string): void {
  if (/app-check/.test(code)) pageToken?.forget();
}
