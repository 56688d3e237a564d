/** Maps each newer custom property to the older property that applies instead if a page sets only the older one. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  '--acct-tint': '--acct-surface',
  '--acct-well': '--acct-surface',
  '--acct-primary': '--acct-accent-strong',
  '--acct-edge': '--acct-divider',
};
