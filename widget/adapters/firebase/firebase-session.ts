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
import type { FirebaseSettings } from '../../core/config-values.ts';
import { CardError } from '../../core/errors.ts';
import { once } from '../../core/once.ts';
import type { Report } from '../../core/ports.ts';
import { requestLimit, withTimeLimit } from '../../core/time-limit.ts';
import { pageAppCheck } from '../app-check/page-app-check.ts';
import { browserClock } from '../browser/browser-ports.ts';
import { loadGoogleScript, loadOutsideScript } from './load-outside-script.ts';

/** Which backend a card signs in at. */
export type FirebaseSessionSettings = {
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  /** False: the SDK's self-solving check of the emulator. */
  readonly realHumanCheck: boolean;
  /** Tells the integrator what befalls App Check, where the build has it; of no one card, since it is the page's. */
  readonly report?: (report: Report) => void;
};

/** Points an Auth instance at the local emulator, when there is one. */
function connectEmulator(auth: Auth, settings: FirebaseSessionSettings): void {
  if (settings.authEmulator === null) return;
  connectAuthEmulator(auth, settings.authEmulator, { disableWarnings: true });
  // Connecting to an emulator switches verification off; tests of the real check need it on.
  auth.settings.appVerificationDisabledForTesting = !settings.realHumanCheck;
}

/** One card's Firebase app with its Auth, and the SDK handles that never leave the adapters. */
export type FirebaseSession = {
  readonly app: FirebaseApp;
  /** For e-mail and phone: it waits for nothing of Google's. */
  readonly auth: Auth;
  readonly popups: PopupSession;
  /** The human check on the page now; null when there is none. */
  verifier: ApplicationVerifier | null;
  readonly confirmations: Map<string, ConfirmationResult>;
  /** With App Check: from then on its token goes with each request. Rejects where its part cannot be had. */
  readonly ready?: Promise<unknown>;
  end(): Promise<void>;
};

let count = 0;

/** In-memory persistence: a partner's page never keeps a refresh token. */
export function startFirebaseSession(settings: FirebaseSessionSettings): FirebaseSession {
  count += 1;
  // A name of its own keeps out of the way of a Firebase app that the page may have.
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
      ? { ready: pageAppCheck().then(({ attach }) => void attach(app, { ...settings, loadScript: loadOutsideScript })) }
      : {}),
    end: () => deleteApp(app),
  };
}

/** The Auth instance with windows, whoever's they are. It alone waits for Google's script and frame. */
type PopupSession = { prepare(): Promise<Auth>; prepared(): Auth | undefined };

const sessions = new Map<string, PopupSession>();
let popupCount = 0;

/** One for all cards of a page with this backend: Firebase keeps its frame in the page for good. */
function popupSession({ firebase, authEmulator, realHumanCheck }: FirebaseSessionSettings): PopupSession {
  const { apiKey, authDomain, projectId, appId } = firebase;
  const key = [apiKey, authDomain, projectId, appId, authEmulator].join(' ');
  const known = sessions.get(key);
  if (known) return known;
  const prepare = once(() => startPopups({ firebase, authEmulator, realHumanCheck }));
  const session = { prepare, prepared: prepare.loaded };
  sessions.set(key, session);
  return session;
}

async function startPopups(settings: FirebaseSessionSettings): Promise<Auth> {
  const deadline = browserClock.now() + requestLimit;
  await loadGoogleScript(deadline);
  popupCount += 1;
  // Another name at every try: of a frame that did not arrive Firebase remembers that it is on its way.
  const app = initializeApp(settings.firebase, `acct-auth-card-google-${popupCount}`);
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  connectEmulator(auth, settings);
  // The window's address takes the token along, and a press lets it open for a second at most.
  if (import.meta.env.VITE_APP_CHECK_KEY) await pageAppCheck.loaded()?.attach(app, { loadScript: loadOutsideScript });
  const limit = { clock: browserClock, ms: deadline - browserClock.now(), code: 'google/not-loaded' };
  try {
    // On mobile browsers and in Safari Firebase waits here for its frame, so that the window may open at once.
    await withTimeLimit(auth.authStateReady(), limit);
    return auth;
  } catch (cause) {
    void deleteApp(app).catch(() => undefined); // what was given up is nobody's trouble
    throw new CardError('google/not-loaded', { cause });
  }
}
