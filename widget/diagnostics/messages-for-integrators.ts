import { findFailureCause } from './find-failure-cause.ts';
import { printReport, reportToPage } from './print-report.ts';

/** This chunk loads if there is a fault that the integrator may have to fix. */
export { findFailureCause, printReport, reportToPage };
