import { findCause } from './find-cause.ts';
import { printReport, reportToPage } from './print-report.ts';

/** The chunk that a card loads if a fault may be the integrator's. */
export { findCause, printReport, reportToPage };
