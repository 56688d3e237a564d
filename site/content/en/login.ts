import { brand } from '../../brand.ts';

/** The page around the sign-up and sign-in card. */
export const login = {
  heading: `Sign in to ${brand.name}`,
  backToHome: 'Back to Home',
  fallback: 'If the form does not appear here,',
  fallbackLink: 'sign in on the app’s own page',
  late: 'The form has not loaded completely, so it cannot be used yet.',
  lateReload: 'Reload the page',
  lateOr: 'or',
  promises: ['3 months free, all features', 'No credit card required', 'Cancel anytime'],
};
