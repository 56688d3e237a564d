import { partNotLoadedCode, partNotLoadedMessage } from '../core/part-not-loaded.ts';
import { appCheckMessages } from './app-check-messages.ts';
import { googleMessages } from './google-messages.ts';
import type { IntegratorMessages } from './integrator-message.ts';
import { ownMessages } from './own-messages.ts';
import { pageMessages } from './page-messages.ts';
import { projectMessages } from './project-messages.ts';
import { signInWindowMessages } from './sign-in-window-messages.ts';

/**
 * Every code of this build's console lines, with its texts; `formatConsoleLine` adds the link. The texts for refused
 * attributes are in config-problem-cures.ts. The lists on /docs/messages are generated from both files.
 */
export const integratorMessages: IntegratorMessages = {
  [partNotLoadedCode]: partNotLoadedMessage,
  ...ownMessages,
  ...googleMessages,
  ...pageMessages,
  ...signInWindowMessages,
  ...projectMessages,
  ...(import.meta.env?.VITE_APP_CHECK_KEY ? appCheckMessages : {}),
};
