import { failureKey } from '../messages/failure-key.ts';
import { InAppNotice } from './in-app-notice.tsx';
import { OtpPanel } from './otp-panel.tsx';
import { ProvisionPanel } from './provision-panel.tsx';
import { ResetPanel } from './reset-panel.tsx';

export { failureKey };

/** The views of the second chunk, which loads at the first touch. */
export const rareViews = { InAppNotice, OtpPanel, ResetPanel, ProvisionPanel };
