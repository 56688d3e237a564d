import { type PopupProvider, popupProviders } from './popup-providers.ts';

/** The buttons that create an account or sign in. `firestore.rules` lists the same buttons. */
export const consentButtons = [
  'sign-up',
  'sign-in',
  'verify-otp',
  ...(Object.keys(popupProviders) as PopupProvider[]),
] as const;

export type ConsentButton = (typeof consentButtons)[number];
