import { CardEffects } from './card-effects.tsx';
import { HumanCheckNote } from './human-check-note.tsx';
import { InAppBrowserNotice } from './in-app-browser-notice.tsx';
import { OtpPanel } from './otp-panel.tsx';
import { PasswordResetPanel } from './password-reset-panel.tsx';
import { ProvisionPanel } from './provision-panel.tsx';
import { StatusContent } from './status-content.tsx';

/** The views that only an active card displays. */
export const activeViews = {
  CardEffects,
  HumanCheckNote,
  InAppBrowserNotice,
  OtpPanel,
  ProvisionPanel,
  PasswordResetPanel,
  StatusContent,
};
