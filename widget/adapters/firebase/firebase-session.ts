import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type ApplicationVerifier,
  type Auth,
  type ConfirmationResult,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import { pageAppCheck } from '../app-check/page-app-check.ts';
import { connectEmulator } from './connect-emulator.ts';
import type { FirebaseSessionSettings } from './firebase-session-settings.ts';
import { loadOutsideScript } from './load-outside-script.ts';
import { type PopupSession, popupSession } from './popup-session.ts';

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
