import { CaptchaNote } from './captcha-note.tsx';
import { CardEffects } from './card-effects.tsx';
import { InAppNotice } from './in-app-notice.tsx';
import { OtpPanel } from './otp-panel.tsx';
import { ProvisionPanel } from './provision-panel.tsx';
import { ResetPanel } from './reset-panel.tsx';
import { StatusContent } from './status-content.tsx';

/** The views that only a touched card shows; each takes `touched` from its caller, where it is known to be there. */
export const touchedViews = {
  CardEffects,
  CaptchaNote,
  InAppNotice,
  OtpPanel,
  ProvisionPanel,
  ResetPanel,
  StatusContent,
};
