import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type ApplicationVerifier,
  type Auth,
  browserPopupRedirectResolver,
  type ConfirmationResult,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import type { IntegratorReport } from '../../../account/account-ports.ts';
import { systemClock, withTimeLimit } from '../../../account/clock.ts';
import { createCachedLoader } from '../../../account/create-cached-loader.ts';
import { CardError } from '../../../account/errors.ts';
import { visitorRequestTimeLimit } from '../../../account/time-limit.ts';
import type { FirebaseSettings } from '../../core/config-values.ts';
import { loadSharedAppCheck } from '../app-check/load-shared-app-check.ts';
import { loadExternalScript, loadGoogleScript } from './load-external-script.ts';

export type FirebaseSessionSettings = {
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  /**
   * True for Google's human check. False for the human check that the SDK displays with the emulator, which solves
   * itself.
   */
  readonly realHumanCheck: boolean;
  /** Reports problems of App Check to the integrator, once per page, if the build has App Check. */
  readonly report?: (report: IntegratorReport) => void;
};

/** Connects an Auth instance to the local emulator, if there is one. */
function connectEmulator(auth: Auth, settings: FirebaseSessionSettings): void {
  if (settings.authEmulator === null) return;
  connectAuthEmulator(auth, settings.authEmulator, { disableWarnings: true });
  // `connectAuthEmulator` disables the human check, but tests of the real check need it.
  auth.settings.appVerificationDisabledForTesting = !settings.realHumanCheck;
}

/** The Firebase app of one card, and the other objects of the SDK, which only the adapters use. */
export type FirebaseSession = {
  readonly app: FirebaseApp;
  /** The Auth instance for e-mail and phone, which need no script of Google's. */
  readonly auth: Auth;
  readonly popups: PopupSession;
  /** The human check on the page now, or null. */
  verifier: ApplicationVerifier | null;
  readonly confirmations: Map<string, ConfirmationResult>;
  /** Resolves once App Check is attached to the app. Rejects if the code of App Check does not load. */
  readonly ready?: Promise<unknown>;
  end(): Promise<void>;
};

let count = 0;

/** Starts a session with in-memory persistence, so that a partner's page never stores a refresh token. */
export function startFirebaseSession(settings: FirebaseSessionSettings): FirebaseSession {
  count += 1;
  // A unique name avoids conflicts with a Firebase app of the page.
  const app = initializeApp(settings.firebase, `acct-auth-card-${count}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectEmulator(auth, settings);
  const popups = popupSession(settings);
  return {
    app,
    auth,
    popups,
    verifier: null,
    confirmations: new Map(),
    ...(import.meta.env.VITE_APP_CHECK_KEY
      ? {
          ready: loadSharedAppCheck().then(
            ({ attachAppCheck: attach }) => void attach(app, { ...settings, loadScript: loadExternalScript }),
          ),
        }
      : {}),
    end: () => deleteApp(app),
  };
}

/** The Auth instance for the windows of all providers. Only this instance waits for Google's script and frame. */
type PopupSession = { prepare(): Promise<Auth>; prepared(): Auth | undefined };

const sessions = new Map<string, PopupSession>();
let popupCount = 0;

/**
 * Returns the same session for all cards with the same settings, because Firebase never removes the frame of a session
 * from the page.
 */
function popupSession({ firebase, authEmulator, realHumanCheck }: FirebaseSessionSettings): PopupSession {
  const { apiKey, authDomain, projectId, appId } = firebase;
  const key = [apiKey, authDomain, projectId, appId, authEmulator].join(' ');
  const known = sessions.get(key);
  if (known) return known;
  const prepare = createCachedLoader(() => startPopups({ firebase, authEmulator, realHumanCheck }));
  const session = { prepare, prepared: prepare.loaded };
  sessions.set(key, session);
  return session;
}

async function startPopups(settings: FirebaseSessionSettings): Promise<Auth> {
  const deadline = systemClock.now() + visitorRequestTimeLimit;
  await loadGoogleScript(deadline);
  popupCount += 1;
  // Every attempt uses an app with a new name, because Firebase treats a frame that failed to load as still loading.
  const app = initializeApp(settings.firebase, `acct-auth-card-google-${popupCount}`);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  connectEmulator(auth, settings);
  // Attaches App Check before the click, because the window's address includes the token, and the window must open
  // within a second after the click.
  if (import.meta.env.VITE_APP_CHECK_KEY)
    await loadSharedAppCheck.loaded()?.attachAppCheck(app, { loadScript: loadExternalScript });
  const limit = { clock: systemClock, ms: deadline - systemClock.now(), code: 'google/not-loaded' };
  try {
    // On mobile browsers and in Safari, this call waits until Firebase's frame has loaded, so that the window can open
    // at once when the visitor clicks.
    await withTimeLimit(auth.authStateReady(), limit);
    return auth;
  } catch (cause) {
    void deleteApp(app).catch(() => undefined); // the app is no longer used, so a failure to delete it is not reported
    throw new CardError('google/not-loaded', { cause });
  }
}
