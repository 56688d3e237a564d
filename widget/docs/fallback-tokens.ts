/** Maps each newer property to the older one to which it falls back if a page sets only that. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  '--acct-tint': '--acct-surface',
  '--acct-well': '--acct-surface',
  '--acct-primary': '--acct-accent-strong',
  '--acct-edge': '--acct-divider',
};
