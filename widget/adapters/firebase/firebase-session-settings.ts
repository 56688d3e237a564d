import type { FirebaseSettings } from '../../core/firebase-settings.ts';

/** Which backend a card signs in at. */
export type FirebaseSessionSettings = {
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  /** False: the SDK's self-solving check of the emulator. */
  readonly realCaptcha: boolean;
};
