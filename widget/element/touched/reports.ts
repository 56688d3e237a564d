import type { ConfigProblem } from '../../core/card-config.ts';
import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import type { HostPage, LastingPage, Report } from '../../core/ports.ts';
import { buildDefaults } from '../react/build-defaults.ts';

/** What finds causes and words for the integrator; a page that is set up rightly never asks for it. */
export const messagesForIntegrators = once(() =>
  inChunkTime(import('../../messages-for-integrators/messages-for-integrators.ts')),
);

const linkTo = (code: string): string => `${buildDefaults.siteOrigin ?? ''}/docs#${errorAnchor(code)}`;

/**
 * One console line for the integrator: code, what, where, cure, and where to read more; where the texts cannot be had,
 * code and link.
 */
export function reportLine(card: object, report: Report): void {
  messagesForIntegrators().then(
    ({ printReport }) => printReport(card, report, linkTo),
    () => console[report.level](`[acct-auth-card] ${report.code}: ${linkTo(report.code)}`),
  );
}

/** Tells the page and its integrator about refused values. */
export function reportConfigProblems(page: HostPage, problems: readonly ConfigProblem[]): void {
  for (const { code, attribute, value, fatal } of problems) {
    page.report({ level: fatal ? 'error' : 'warn', code, where: `${attribute}="${value}"` });
  }
  page.emit('acct-config-error', { problems });
}

/**
 * Finds out what page or project must mend, and tells it; without what would find it, tells the code of the failure
 * itself.
 */
export const diagnoseFailure = (card: object, ...[error, projectId]: Parameters<LastingPage['diagnose']>) =>
  messagesForIntegrators().then(
    ({ findCause }) => findCause(error, (report) => reportLine(card, report), projectId),
    () => {
      reportLine(card, { level: 'error', code: error.code });
      return null;
    },
  );
