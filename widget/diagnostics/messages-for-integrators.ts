import { findCause } from './find-cause.ts';
import { printReport, reportToPage } from './print-report.ts';

/** The chunk that a card loads for a fault that the integrator may have to fix. */
export { findCause, printReport, reportToPage };
