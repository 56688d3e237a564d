import type { firstPaintMessages } from './en/first-paint-messages.ts';
import type { messages } from './en/messages.ts';

/** The type of the strings that the card needs before a visitor uses it. */
export type FirstPaintMessages = typeof firstPaintMessages;

/**
 * The consent sentence in a language that has a privacy notice, but no messages of the card. `{contact}` stands for the
 * owner's address.
 */
export type ConsentSentence = FirstPaintMessages['consent'] & { readonly contact: string };

/** The type of a catalogue. Each language has the strings of English. */
export type Messages = typeof messages;

/** Key of the message for an error code of the provider or the card. */
export type FailureMessageKey = keyof Messages['failures'] | PopupFailureKey;
/** The meaning of an error code: the key of its message, or `invalidOtp`, which has no message of its own. */
export type FailureKey = FailureMessageKey | 'invalidOtp';
/** Key of a failure message that names the provider of a sign-in window. */
export type PopupFailureKey = keyof Messages['popupFailures'];
