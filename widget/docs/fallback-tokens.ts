/** Maps each newer custom property to the older property that still applies if a page sets only that one. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  '--acct-tint': '--acct-surface',
  '--acct-well': '--acct-surface',
  '--acct-primary': '--acct-accent-strong',
  '--acct-edge': '--acct-divider',
};
