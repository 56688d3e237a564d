/** Maps each newer custom property to an older one. A page that sets only the older property sets the newer one too. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  '--acct-tint': '--acct-surface',
  '--acct-well': '--acct-surface',
  '--acct-primary': '--acct-accent-strong',
  '--acct-edge': '--acct-divider',
};
