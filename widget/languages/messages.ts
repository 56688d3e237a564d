import type { firstMessages } from './en/first-messages.ts';
import type { messages } from './en/messages.ts';

/** The strings of the untouched card; they come with React. */
export type FirstMessages = typeof firstMessages;

/** The consent sentence of a language that the card has no more of; `{contact}`: whom to ask, by the owner's facts. */
export type ConsentSentence = FirstMessages['consent'] & { readonly contact: string };

/** Every string of the card. English is the source of truth: what it has every language has. */
export type Messages = typeof messages;

/** A plain sentence for a code of the provider or of the card. */
export type SentenceKey = keyof Messages['failures'] | PopupFailureKey;
/** The meaning of such a code. `invalidOtp`: the line of the request itself says it. */
export type FailureKey = SentenceKey | 'invalidOtp';
/** One that names whose window it is about. */
export type PopupFailureKey = keyof Messages['popupFailures'];
