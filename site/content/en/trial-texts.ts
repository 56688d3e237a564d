import { freeTrialTerms as facts } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';

/** The texts about the free trial for all pages. */
export const trialTexts = {
  heading: `${facts.months} months free, with all features`,
  lead: 'Use every feature with your own bills, and decide after three months.',
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
  /** The price in one line. */
  priceLine: `${facts.months} months free, then ${createYearlyPriceTexts().quoted}`,
  stepsHeading: 'How it works',
  steps: [
    'Create your account with your name, company name and e-mail.',
    'Use all features with your own items and parties.',
    'After three months choose Basic, or stop. No card is asked for, so nothing can be charged automatically.',
  ],
  bandHeading: 'Start with your own bills today',
};
