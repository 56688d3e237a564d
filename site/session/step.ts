/** The screens of /session's document, by the ids of their sections. */
export type Screen =
  | 'working'
  | 'outage'
  | 'again'
  | 'blocked'
  | 'spent'
  | 'sign-out'
  | 'leaving'
  | 'app-open'
  | 'signed-out'
  | 'continue'
  | 'unconfirmed';

/** Why /login is shown: it has a line for each, under this id. */
export type LoginReason = 'session-ended' | 'sign-in-first' | 'start-trial';

/**
 * What /session does next: leaves for an address or for /login, posts the user id that it has forgotten to the
 * application, or shows a screen, with what its button does.
 */
export type Step =
  | { readonly to: string }
  | { readonly login: LoginReason }
  | { readonly post: string }
  | { readonly screen: Screen; readonly press?: () => Promise<Step> };
