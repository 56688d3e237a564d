import { findFailureCause } from './find-failure-cause.ts';
import { printReport, reportToPage } from './print-report.ts';

/** The chunk that a card loads for a fault that the integrator may have to fix. */
export { findFailureCause, printReport, reportToPage };
