/** Newer properties, each with the older one that serves in its place where a page sets only that. */
export const fallbackTokens: Readonly<Record<string, string>> = {
  '--acct-tint': '--acct-surface',
  '--acct-well': '--acct-surface',
  '--acct-primary': '--acct-accent-strong',
  '--acct-edge': '--acct-divider',
};
