import { browserSession } from '../../adapters/browser/browser-ports.ts';
import { errorAnchor } from '../../core/errors.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import { once } from '../../core/once.ts';
import type { HostPage, LastingPage, Report } from '../../core/ports.ts';
import { firstMessages } from '../../languages/en/first-messages.ts';
import { buildDefaults, type CardReading } from '../react/read-card.ts';

/** What finds causes and words for the integrator; a page that is set up rightly never asks for it. */
export const messagesForIntegrators = once(() =>
  inChunkTime(import('../../messages-for-integrators/messages-for-integrators.ts')),
);

const linkTo = (code: string): string => `${buildDefaults.siteOrigin ?? ''}/docs/messages#${errorAnchor(code)}`;

/** One console line for the integrator: code, what, where, cure and link; without the texts, code and link. */
export function reportLine(card: object, report: Report): void {
  messagesForIntegrators().then(
    ({ printReport }) => printReport(card, report, linkTo),
    () => console[report.level](`[acct-auth-card] ${report.code}: ${linkTo(report.code)}`),
  );
}

/** Apart from the other messages: it is asked for by tags, and those by what fails. */
const examination = once(() => inChunkTime(import('../../messages-for-integrators/examine-tag.ts')));

/** Reports to page and integrator what is wrong with a tag; without the examination, what the card refused. */
export async function reportTag(host: HTMLElement, page: HostPage, reading: CardReading): Promise<void> {
  const problems = await examination().then(
    ({ examineTag }) => examineTag(host, page, reading, browserSession.cookiesHold),
    () => reading.problems,
  );
  for (const { code, attribute, value, fatal, cure } of problems) {
    page.report({ level: fatal ? 'error' : 'warn', code, where: `${attribute}="${value}"`, cure });
  }
  if (problems.length > 0) page.emit('acct-config-error', { problems });
}

/** Finds and reports what page or project must mend; without the finder, the code of the failure itself. */
export const diagnoseFailure = (card: object, ...[error, config, action]: Parameters<LastingPage['diagnose']>) =>
  messagesForIntegrators().then(
    ({ findCause }) => findCause(error, (report) => reportLine(card, report), config, action),
    () => {
      reportLine(card, { level: 'error', code: error.code });
      return null;
    },
  );

/** An error in rendering leaves a kind sentence, never an empty element, and one line for the integrator. */
export function renderFailure(root: ParentNode, cause: unknown): void {
  const line = document.createElement('p');
  line.lang = 'en';
  line.dir = 'ltr';
  line.setAttribute('role', 'alert');
  line.textContent = firstMessages.misconfigured;
  root.append(line);
  reportLine(root, { level: 'error', code: 'card/render-failed', cause });
}
