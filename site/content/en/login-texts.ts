import { brand } from '../../brand.ts';
import { freeTrialTerms } from '../facts/subscription-plans.ts';

/** The texts around the sign-up and sign-in card on /login. */
export const loginTexts = {
  heading: `Sign in to ${brand.name}`,
  fromElsewhere: 'Sign up or sign in',
  backToHome: 'Back to Home',
  fallback: 'If the form does not appear here,',
  fallbackLink: 'sign in on the app’s own page',
  late: 'The form has not loaded completely, so it cannot be used yet.',
  lateReload: 'Reload the page',
  lateOr: 'or',
  sessionEnded: 'Your session has ended. Please sign in again to go on.',
  signInFirst: 'Please sign in to go on.',
  startTrial: `Create your account to start your ${freeTrialTerms.months} free months.`,
  /** The steps that a wide page shows next to the card. */
  steps: [
    { title: 'You open the account', text: `About ${freeTrialTerms.setupMinutes} minutes. No credit card.` },
    { title: 'We set up your company', text: 'The app tells you when it is ready.' },
    { title: 'You write the first bill', text: 'Cancel anytime.' },
  ],
  greeting: {
    label: 'Signed in on this device',
    continueAs: 'Continue as {account}',
    unnamed: 'before',
    another: 'Use another account',
    forget: 'Forget on this device',
    account: 'Your account',
    isClosing: 'Account to be closed',
  },
  notMyDevice: 'Not my device, do not keep me signed in',
  promises: ['3 months free, all features', 'No credit card required', 'Cancel anytime'],
};
