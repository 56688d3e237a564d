import { findCause } from './find-cause.ts';
import { printReport } from './print-report.ts';
import { reportToPage } from './report-to-page.ts';

/** What a card loads when something may be the integrator's matter, as one chunk. */
export { findCause, printReport, reportToPage };
