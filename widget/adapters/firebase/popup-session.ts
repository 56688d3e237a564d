import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, browserPopupRedirectResolver, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { CardError } from '../../core/errors.ts';
import { once } from '../../core/once.ts';
import { requestLimit, withTimeLimit } from '../../core/time-limit.ts';
import { pageAppCheck } from '../app-check/page-app-check.ts';
import { browserClock } from '../browser/browser-clock.ts';
import { connectEmulator } from './connect-emulator.ts';
import type { FirebaseSessionSettings } from './firebase-session-settings.ts';
import { loadGoogleScript } from './load-google-script.ts';
import { loadOutsideScript } from './load-outside-script.ts';

/** The Auth instance with windows, whoever's they are. It alone waits for Google's script and frame. */
export type PopupSession = { prepare(): Promise<Auth>; prepared(): Auth | undefined };

const sessions = new Map<string, PopupSession>();
let popupCount = 0;

/** One for all cards of a page with this backend: Firebase keeps its frame in the page for good. */
export function popupSession({ firebase, authEmulator, realCaptcha }: FirebaseSessionSettings): PopupSession {
  const { apiKey, authDomain, projectId, appId } = firebase;
  const key = [apiKey, authDomain, projectId, appId, authEmulator].join(' ');
  const known = sessions.get(key);
  if (known) return known;
  const prepare = once(() => startPopups({ firebase, authEmulator, realCaptcha }));
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
