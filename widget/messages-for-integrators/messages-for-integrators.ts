import { findCause } from './find-cause.ts';
import { printReport } from './print-report.ts';
import { tellPage } from './tell-page.ts';

/** What a card loads when something may be the integrator's matter, as one chunk. */
export { findCause, printReport, tellPage };
