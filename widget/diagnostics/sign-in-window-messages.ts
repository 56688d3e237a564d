import { popupProviders } from '../../account/popup-providers.ts';
import type { IntegratorMessages } from './integrator-message.ts';

const messagesOf = (id: string, name: string): IntegratorMessages => ({
  [`${id}/window-blocked-in-frame`]: {
    what: `The browser opened no window for ${name}. The card stands in a frame, whose \`sandbox\` or the visitor's own settings perhaps do not allow it.`,
    cure: 'Add `allow-popups allow-popups-to-escape-sandbox` to the `sandbox` of the frame.',
  },
  [`${id}/window-cut-off`]: {
    what: `${name}'s window counted as closed at once, while the visitor was elsewhere. Perhaps the page's \`Cross-Origin-Opener-Policy\` cut it off, or the visitor closed it quickly.`,
    cure: 'Send no `Cross-Origin-Opener-Policy` with the page, or `same-origin-allow-popups`.',
  },
});

/** Messages about each provider's window. */
export const signInWindowMessages: IntegratorMessages = Object.fromEntries(
  Object.entries(popupProviders).flatMap(([id, { name }]) => Object.entries(messagesOf(id, name))),
);
