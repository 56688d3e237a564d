import { messages as en } from '../../languages/en/messages.ts';

const { failures, humanCheck, loadFailure } = en;

/** A fault's outcome: its word, the visitor's sentence and the next step. Without a sentence the card goes on. */
export const faultOutcomes = {
  done: { sentence: null, wayOn: 'the card goes on without the visitor' },
  network: { sentence: failures.network, wayOn: 'the same press again' },
  server: { sentence: failures.server, wayOn: 'the same press again' },
  busy: { sentence: failures.tooMany, wayOn: 'the same press again' },
  unreadable: { sentence: failures.unreadable, wayOn: 'the same press again' },
  'network, code used': { sentence: failures.network, wayOn: `the next press says "${failures.codeUsed}"; a new code` },
  choice: { sentence: en.unsaved.company, wayOn: `"${en.tryAgain}" or "${en.continue}"` },
  'choice, all lost': { sentence: en.unsaved.details, wayOn: `"${en.tryAgain}" or "${en.continue}"` },
  'choice, kept': {
    sentence: en.unsaved.kept,
    wayOn: `"${en.continue}": written at the next renewal, as far as it is missing`,
  },
  'choice, done': { sentence: en.unsaved.company, wayOn: 'the late answer: the card goes on without the visitor' },
  check: { sentence: humanCheck.failed, wayOn: `"${humanCheck.retry}" beside it` },
  'check, reload': { sentence: humanCheck.failed, wayOn: 'a reload of the page' },
  'no Google': { sentence: en.popupFailures.noPopup('Google'), wayOn: 'the same press again; e-mail and phone' },
  'Google ready': { sentence: en.popup.ready('Google'), wayOn: `"${en.popup.open('Google')}"` },
  window: { sentence: en.popup.window('Google'), wayOn: `"${en.cancel}", then the same press again` },
  'not loaded': { sentence: `${loadFailure.text}${loadFailure.link}`, wayOn: 'the link; the same press again' },
  'not loaded, reload': { sentence: `${loadFailure.text}${loadFailure.link}`, wayOn: 'the link; a reload of the page' },
  'English, done': { sentence: null, wayOn: 'the card goes on in English, and in Hindi once another file has it' },
  English: { sentence: null, wayOn: 'the card goes on in English' },
  note: { sentence: null, wayOn: 'a note of the page within 10 s: reload, or sign in on the app itself' },
  link: { sentence: null, wayOn: "the page's own link between the tags" },
} as const satisfies Record<string, { readonly sentence: string | null; readonly wayOn: string }>;
export type OutcomeName = keyof typeof faultOutcomes;
