import type { ConfigProblem, Tab } from './card-config.ts';
import type { RequestName } from './card-state.ts';
import type { PopupProvider, popupProviders } from './popup-providers.ts';

export type SignInMethod = 'password' | 'phone' | (typeof popupProviders)[PopupProvider]['id'];

/** Detail of each event of the element. No detail holds a token, a password or anything else typed. */
export type CardEventDetails = {
  /** The card can be used: handlers are attached. */
  'acct-ready': Record<string, never>;
  'acct-tab-change': { tab: Tab };
  'acct-otp-sent': Record<string, never>;
  /** Cancelable: `preventDefault()` keeps the visitor on the page. */
  'acct-authenticated': {
    uid: string;
    method: SignInMethod;
    isNewUser: boolean;
    /** The company that the application opens: for an existing account the stored one; null when none is known. */
    companyId: string | null;
    /** `cookies`: the application will see the session; `handoff`: it will, by way of the site; `none`: it will not. */
    session: 'cookies' | 'handoff' | 'none';
  };
  'acct-redirect': { url: string };
  'acct-error': {
    code: string;
    action: RequestName | 'human-check' | 'page';
    /** What page or project must mend, when that is what failed: the code of the line on the console. */
    reason?: string;
  };
  'acct-config-error': { problems: readonly ConfigProblem[] };
};

export type CardEventName = keyof CardEventDetails;
