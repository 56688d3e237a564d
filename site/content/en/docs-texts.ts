/**
 * The texts around the guide on /docs and around the lists on the guide's other pages. The guide itself is in
 * `widget/docs/`, in English. Other languages have a summary.
 */
export const docsTexts = {
  intro: 'For partners and their developers: put the sign-up card on a page of yours.',
  forBusiness: 'Using the app for your business?',
  help: 'Help has the answers',
  lists: {
    places: 'A line for each: other frameworks, site builders, applications, frames, AMP and mail.',
    messages: 'Every code that the console or an event of the card can name, what happened, and what to do.',
  },
  changes: {
    intro:
      'A version that takes something from pages has a new first number; a new second number adds something. When you want what it adds, copy the lines of the newest release, or install the package as you did the first time.',
    guide: 'To the lines of the current release',
  },
  toGuide: 'To the guide',
  copy: {
    button: 'Copy',
    done: 'Copied',
    byHand: 'Selected: copy it with your keyboard or menu',
  },
};
