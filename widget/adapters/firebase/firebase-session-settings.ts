import type { FirebaseSettings } from '../../core/firebase-settings.ts';
import type { Report } from '../../core/ports.ts';

/** Which backend a card signs in at. */
export type FirebaseSessionSettings = {
  readonly firebase: FirebaseSettings;
  readonly authEmulator: string | null;
  /** False: the SDK's self-solving check of the emulator. */
  readonly realCaptcha: boolean;
  /** Tells the integrator what befalls App Check, where the build has it; of no one card, since it is the page's. */
  readonly report?: (report: Report) => void;
};
