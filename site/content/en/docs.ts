/**
 * The frame of /docs and /frameworks. The guide itself is English and stands in `widget/docs/guide/`; another language
 * has a summary in its folder.
 */
export const docs = {
  intro: 'For partners and their developers: put the sign-up card on a page of yours.',
  forBusiness: 'Using the app for your business?',
  help: 'Help has the answers',
  frameworks: {
    intro:
      'For each framework from an empty folder to a running page: what to type, and the files, as our tests build them.',
    guide: 'To the whole guide',
  },
  copy: {
    button: 'Copy',
    done: 'Copied',
    byHand: 'Selected: copy it with your keyboard or menu',
  },
};
