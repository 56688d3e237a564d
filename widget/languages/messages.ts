import type { firstMessages } from './en/first-messages.ts';
import type { messages } from './en/messages.ts';

/** Type of the strings of the untouched card. */
export type FirstMessages = typeof firstMessages;

/** The consent sentence in a language that only the privacy notice has. `{contact}` stands for the owner's address. */
export type ConsentSentence = FirstMessages['consent'] & { readonly contact: string };

/** Type of every string of the card. Each language has the strings of English. */
export type Messages = typeof messages;

/** Key of the message for an error code of the provider or the card. */
export type FailureMessageKey = keyof Messages['failures'] | PopupFailureKey;
/** The meaning of an error code: the key of its message, or `invalidOtp`, which has no message of its own. */
export type FailureKey = FailureMessageKey | 'invalidOtp';
/** Key of a failure message that names the provider of a sign-in window. */
export type PopupFailureKey = keyof Messages['popupFailures'];
