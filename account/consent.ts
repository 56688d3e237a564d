import { type ServerTime, serverTime } from './account-records.ts';
import type { ConsentButton } from './consent-buttons.ts';
import type { SentenceLanguage } from './languages.ts';

/** Terms and privacy notice by the day on which each began to count (YYYY-MM-DD). */
export type Editions = { readonly notice: string; readonly terms: string };

/** What stood beside a button as it was pressed. */
export type ShownConsent = {
  readonly editions: Editions;
  /** Of the sentence, as the card showed it; never of a page that it only links. */
  readonly language: SentenceLanguage;
  readonly button: ConsentButton;
  /** `given` by the press that made the account; people who have one are `told`, of later editions as well. */
  readonly kind: 'given' | 'told';
};

/** `user_profiles/{uid}/consents/{consentName}`; made once, never changed. */
export type ConsentRecord = Editions &
  Omit<ShownConsent, 'editions'> & {
    readonly recordedAt: ServerTime;
  };

/** Of the two the day of the later one: since then they stand together. */
export const consentName = ({ notice, terms }: Editions): string => (notice > terms ? notice : terms);

/** `isNewProfile`: goes in one commit with it; the rules take no `given` afterwards. */
export const consentRecord = (
  { editions: { notice, terms }, language, button, kind }: ShownConsent,
  isNewProfile: boolean,
): ConsentRecord => ({
  notice,
  terms,
  language,
  button,
  kind: isNewProfile ? kind : 'told',
  recordedAt: serverTime,
});
