import { trial as facts } from '../facts/plans.ts';

/** The free trial, wherever it is promised. */
export const trial = {
  heading: `${facts.months} months free, with nothing held back`,
  lead: 'Use every feature with your own bills. Decide when the three months are over, not before.',
  stub: `${facts.months} months`,
  benefitsHeading: 'Free Trial Benefits',
  benefits: {
    months: `${facts.months} months free`,
    features: 'Full feature access: all features unlocked',
    card: 'No credit card required',
    cancel: 'Cancel anytime',
  },
  promises: {
    months: `${facts.months} months free`,
    card: 'No credit card',
    cancel: 'Cancel anytime',
    setup: `Set up in about ${facts.setupMinutes} minutes`,
  },
  stepsHeading: 'How it goes',
  steps: [
    'Create your account with your name and your company’s name.',
    'Add your first items and parties, and send the first bill.',
    'After three months choose Basic, or stop. Without a card on file nothing can be charged.',
  ],
  band: {
    heading: 'Open a fresh page today',
    text: `${facts.months} months free. No credit card required. Cancel anytime.`,
    createAccount: 'Create account',
  },
};
