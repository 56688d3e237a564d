import { messages as en } from '../../languages/en/messages.ts';

const { failures, humanCheck, loadFailure } = en;

/**
 * Maps each outcome of a fault to the card's message and the next step. `sentence` is null if the card shows no
 * message.
 */
export const faultOutcomes = {
  done: { sentence: null, nextStep: 'the card continues by itself' },
  network: { sentence: failures.network, nextStep: 'the same press again' },
  server: { sentence: failures.server, nextStep: 'the same press again' },
  busy: { sentence: failures.tooMany, nextStep: 'the same press again' },
  unreadable: { sentence: failures.unreadable, nextStep: 'the same press again' },
  'network, code used': {
    sentence: failures.network,
    nextStep: `the next press says "${failures.codeUsed}"; a new code`,
  },
  choice: { sentence: en.unsaved.company, nextStep: `"${en.tryAgain}" or "${en.continue}"` },
  'choice, all lost': { sentence: en.unsaved.details, nextStep: `"${en.tryAgain}" or "${en.continue}"` },
  'choice, kept': {
    sentence: en.unsaved.kept,
    nextStep: `"${en.continue}": written at the next renewal, as far as it is missing`,
  },
  'choice, done': { sentence: en.unsaved.company, nextStep: 'the late answer: the card continues by itself' },
  check: { sentence: humanCheck.failed, nextStep: `"${humanCheck.retry}" beside it` },
  'check, reload': { sentence: humanCheck.failed, nextStep: 'a reload of the page' },
  'no Google': { sentence: en.popupFailures.noPopup('Google'), nextStep: 'the same press again; e-mail and phone' },
  'Google ready': { sentence: en.popup.ready('Google'), nextStep: `"${en.popup.open('Google')}"` },
  window: { sentence: en.popup.window('Google'), nextStep: `"${en.cancel}", then the same press again` },
  'not loaded': { sentence: `${loadFailure.text}${loadFailure.link}`, nextStep: 'the link; the same press again' },
  'not loaded, reload': {
    sentence: `${loadFailure.text}${loadFailure.link}`,
    nextStep: 'the link; a reload of the page',
  },
  'English, done': { sentence: null, nextStep: 'the card goes on in English, and in Hindi once another file has it' },
  English: { sentence: null, nextStep: 'the card goes on in English' },
  note: { sentence: null, nextStep: 'a note of the page within 10 s: reload, or sign in on the app itself' },
  link: { sentence: null, nextStep: "the page's own link between the tags" },
} as const satisfies Record<string, { readonly sentence: string | null; readonly nextStep: string }>;
export type FaultOutcomeName = keyof typeof faultOutcomes;
