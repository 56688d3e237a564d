import { findCause } from './find-cause.ts';
import { printReport, reportToPage } from './print-report.ts';

/** What a card loads when something may be the integrator's matter, as one chunk. */
export { findCause, printReport, reportToPage };
