/** The frame of /docs. The guide itself is English and stands in `widget/docs/guide/`; another language has a summary in its folder. */
export const docs = {
  intro: 'For partners and their developers: put the sign-up card on a page of yours.',
  forBusiness: 'Using the app for your business?',
  help: 'Help has the answers',
  copy: {
    button: 'Copy',
    done: 'Copied',
    byHand: 'Selected: copy it with your keyboard or menu',
  },
};
