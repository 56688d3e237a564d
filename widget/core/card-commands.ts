import type { Tab } from './card-config.ts';
import type { PopupProvider } from './popup-providers.ts';

/** Everything a visitor can do with the card, for the user interface to call. */
export type CardCommands = {
  /** First touch: loads the provider and mounts the human check. May be called any number of times. */
  touched(): void;
  selectTab(tab: Tab): void;
  /** A new human check in place of one that failed. */
  renewCaptcha(): void;
  signUp(): void;
  /** By e-mail and password, or sends an OTP when the identifier is a phone number. */
  signIn(): void;
  signInWithPopup(provider: PopupProvider): void;
  /** Back to where the request that runs was started from; what it still brings is ignored. */
  cancelRequest(): void;
  verifyOtp(): void;
  resendOtp(): void;
  changeNumber(): void;
  openPasswordReset(): void;
  closePasswordReset(): void;
  sendPasswordReset(): void;
  retryProvision(): void;
  /** On to the application: without the provision request, or out of a frame. */
  goOn(): void;
  /** Back to a fresh card: fields, check and state. */
  reset(): void;
};
