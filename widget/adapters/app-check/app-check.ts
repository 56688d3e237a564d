import type { Report } from '../../core/ports.ts';
import { type AppCheckSettings, attest, isTokenRefused, type LoadScript } from './attest.ts';
import { tokenKeeper } from './token-keeper.ts';

// Loads at the first touch of a card whose build has App Check; one chunk for all cards of a page.

/** Undefined as long as no card of the build's own project has asked for a token. */
let keeper: ReturnType<typeof tokenKeeper> | undefined;

/** What the first card of a page lends: what loads a script, and what tells the integrator of each try that fails. */
type AppCheckTools = { readonly loadScript: LoadScript; readonly report?: ((report: Report) => void) | undefined };

/** As the SDK makes it. */
type FirebaseApp = { readonly options: Omit<AppCheckSettings, 'siteKey'> & { readonly projectId?: string } };

/** Where the SDK's packages find each other (@firebase/component 0.7). */
type WithContainer = { readonly container: { addComponent(component: object): void } };

/**
 * Has Firebase Authentication send the token with each request of this app, as it does beside the SDK's own App Check.
 * An app of another project than the build's gets none: the key is not its. Resolves once a token is there or is not to
 * be had; never rejects.
 */
export async function attach(app: FirebaseApp, { loadScript, report }: AppCheckTools): Promise<void> {
  const { container, options } = app as FirebaseApp & WithContainer;
  if (options.projectId !== import.meta.env.VITE_FIREBASE_PROJECT_ID) return;
  const settings = { ...options, siteKey: `${import.meta.env.VITE_APP_CHECK_KEY}` };
  keeper ??= tokenKeeper({
    attest: (limit) => attest(settings, loadScript, limit),
    failed: (cause) => report?.({ level: 'warn', code: cause.code, where: location.origin, cause }),
  });
  // The interface of @firebase/app-check-interop-types. The SDK's own part keeps tokens in the page's IndexedDB and
  // waits without a limit.
  const getToken = async () => ({ token: (await keeper?.token()) ?? '' });
  container.addComponent({ name: 'app-check-internal', type: 'PUBLIC', instanceFactory: () => ({ getToken }) });
  await getToken();
}

/** What goes with one request to Firestore, and the code for an answer that refuses it: null for any other answer. */
export async function stamp() {
  const sent = (await keeper?.token()) ?? '';
  return {
    headers: sent === '' ? {} : { 'x-firebase-appcheck': sent },
    codeOf(status: number, text: string) {
      if (!isTokenRefused(sent, status, text)) return null;
      keeper?.forget();
      return 'app-check/refused';
    },
  };
}

/** For a token that was refused. `code`: of Authentication, whatever it says. */
export function forget(code: string): void {
  if (/app-check/.test(code)) keeper?.forget();
}
