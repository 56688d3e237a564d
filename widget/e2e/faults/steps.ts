import type { test } from '../../../dev/proof/browser/test.ts';
import type { FaultyConnection } from './faulty-connection.ts';
import type { OutcomeName } from './outcomes.ts';
import type { FaultyRequest } from './requests.ts';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** The fixtures of a cell of the table. */
export type FaultFixture = Pick<Fixtures, 'page' | 'services' | 'visitor' | 'backend'> & {
  readonly connection: FaultyConnection;
  readonly request: FaultyRequest;
};

/** The visitor's steps in a flow. */
export type FlowSteps = {
  /** The fault begins before the page is opened, not only at the press. */
  readonly faultFirst?: true;
  /** Leads up to the press that makes the request. */
  open(): Promise<void>;
  press(): Promise<void>;
  /** Resolves to true if the page shows the outcome; missing if that is its sentence. */
  showsOutcome?(outcome: OutcomeName): Promise<boolean>;
  /** Takes the outcome's next step, once the fault is over. */
  continueAfterFault(outcome: OutcomeName): Promise<void>;
  /** Resolves to true once the flow has reached its end. */
  isDone(): Promise<boolean>;
  /** Continues to the application, if the flow itself does not. */
  finish?(): Promise<void>;
  /** Checks that one press made nothing twice. */
  checkCounts(): Promise<void>;
};
