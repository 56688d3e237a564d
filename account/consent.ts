import { type ServerTimestamp, serverTimestamp } from './account-records.ts';
import type { ConsentButton } from './consent-buttons.ts';
import type { ConsentLanguage } from './languages.ts';

/**
 * The editions of the terms and the privacy notice. An edition's name is the day on which it became valid (YYYY-MM-DD).
 */
export type LegalEditions = { readonly notice: string; readonly terms: string };

/** The consent text that was displayed beside the button that the visitor pressed. */
export type DisplayedConsent = {
  readonly editions: LegalEditions;
  /** The language of the displayed sentence, not of the linked pages. */
  readonly language: ConsentLanguage;
  readonly button: ConsentButton;
  /** `given` if the press created the account, `told` if the account already existed. */
  readonly kind: 'given' | 'told';
};

/** The document `user_profiles/{uid}/consents/{consentName}`, which is created once and never changed. */
export type ConsentRecord = LegalEditions &
  Omit<DisplayedConsent, 'editions'> & {
    readonly recordedAt: ServerTimestamp;
  };

/** Returns the name of a consent, which is the later of the two edition dates. */
export const consentName = ({ notice, terms }: LegalEditions): string => (notice > terms ? notice : terms);

/** Returns the record of a consent. The access rules allow `given` only if the same commit creates the profile. */
export const createConsentRecord = (
  { editions: { notice, terms }, language, button, kind }: DisplayedConsent,
  isNewProfile: boolean,
): ConsentRecord => ({
  notice,
  terms,
  language,
  button,
  kind: isNewProfile ? kind : 'told',
  recordedAt: serverTimestamp,
});
