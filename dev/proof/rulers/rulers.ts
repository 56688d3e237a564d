/** The rulers of others, by the names that their packages or makers give them; the order is that of the columns. */
export const rulers = {
  axe: 'axe',
  equalAccess: 'IBM Equal Access',
  codeSniffer: 'HTML_CodeSniffer',
  nu: 'Nu',
  formAudits: 'form audits',
  practices: 'ARIA practices',
  policies: 'csp_evaluator',
  richResults: 'rich results',
  vocabulary: 'schema.org',
} as const;

export type Ruler = keyof typeof rulers;
