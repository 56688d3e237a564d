import { type Auth, connectAuthEmulator } from 'firebase/auth';
import type { FirebaseSessionSettings } from './firebase-session-settings.ts';

/** Points an Auth instance at the local emulator, when there is one. */
export function connectEmulator(auth: Auth, settings: FirebaseSessionSettings): void {
  if (settings.authEmulator === null) return;
  connectAuthEmulator(auth, settings.authEmulator, { disableWarnings: true });
  // Connecting to an emulator switches verification off; tests of the real check need it on.
  auth.settings.appVerificationDisabledForTesting = !settings.realCaptcha;
}
