import type { IntegratorReport } from '../../account/account-ports.ts';
import { createCachedLoader } from '../../account/create-cached-loader.ts';
import { cookiesAndNavigationPort } from '../adapters/browser/browser-ports.ts';
import type { ConfigProblem } from '../core/card-config.ts';
import { withChunkTimeout } from '../core/chunk-timeout.ts';
import type { FailureReason } from '../core/find-failure-reason.ts';
import { formatConsoleLine } from '../core/format-console-line.ts';
import { partNotLoadedCode } from '../core/part-not-loaded.ts';
import type { CardHostPage, HostPage } from '../core/ports.ts';
import { firstPaintMessages } from '../languages/en/first-paint-messages.ts';
import type { ParsedAttributes } from './parse-attributes.ts';
import { printLoadFailure } from './print-load-failure.ts';

/** Loads the causes of failures, and the texts for integrators. A correctly configured page never needs them. */
export const loadMessagesForIntegrators = createCachedLoader(() =>
  withChunkTimeout(import('../diagnostics/messages-for-integrators.ts')),
);

/**
 * Writes one console line for the integrator: code, what, where, cure and link. If the texts are unavailable, the line
 * has only code and link.
 */
export function printConsoleLine(card: object, report: IntegratorReport): void {
  loadMessagesForIntegrators().then(
    ({ printReport }) => printReport(card, report),
    () => console[report.level](formatConsoleLine(report.code)),
  );
}

/** Loads the code that examines tags, which is not needed to report a failure. */
const loadExamination = createCachedLoader(() => withChunkTimeout(import('../diagnostics/examine-tag.ts')));

/** The latest reported problems of each tag. */
const reportedProblems = new WeakMap<HTMLElement, readonly string[]>();

/**
 * Reports new problems of a tag to the page and the integrator. If the code that examines tags is unavailable, reports
 * only the refused values.
 */
export async function reportTagProblems(host: HTMLElement, page: HostPage, reading: ParsedAttributes): Promise<void> {
  const found = await loadExamination().then(
    ({ examineTag }) => examineTag(host, page, reading, cookiesAndNavigationPort.cookiesHold),
    () => reading.problems,
  );
  const nameOf = ({ code, attribute, value }: ConfigProblem): string => `${code} ${attribute} ${value}`;
  const known = reportedProblems.get(host) ?? [];
  reportedProblems.set(host, found.map(nameOf));
  const problems = found.filter((problem) => !known.includes(nameOf(problem)));
  for (const { code, attribute, value, fatal, cure } of problems) {
    page.report({ level: fatal ? 'error' : 'warn', code, where: `${attribute}="${value}"`, cure });
  }
  if (problems.length > 0) page.emit('acct-config-error', { problems });
}

/**
 * Finds and reports a fault that the page or project has to fix. If the diagnostics are unavailable, reports the code
 * of the failure.
 */
export async function diagnoseFailure(
  card: object,
  ...[error, config, action]: Parameters<CardHostPage['diagnose']>
): Promise<FailureReason | null> {
  if (error.code === partNotLoadedCode) {
    // Does not load the diagnostics, because the diagnostics may be unavailable too.
    printLoadFailure('firebase-auth.js', error.cause);
    return { code: partNotLoadedCode, sentence: null };
  }
  return loadMessagesForIntegrators().then(
    ({ findFailureCause }) => findFailureCause(error, (report) => printConsoleLine(card, report), config, action),
    () => {
      printConsoleLine(card, { level: 'error', code: error.code });
      return null;
    },
  );
}

/** Shows a sentence instead of a card that could not render, and writes one console line for the integrator. */
export function showRenderFailure(root: ParentNode, cause: unknown): void {
  const line = document.createElement('p');
  line.lang = 'en';
  line.dir = 'ltr';
  line.setAttribute('role', 'alert');
  line.textContent = firstPaintMessages.misconfigured;
  root.append(line);
  printConsoleLine(root, { level: 'error', code: 'card/render-failed', cause });
}
