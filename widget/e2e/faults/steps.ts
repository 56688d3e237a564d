import type { test } from '../../../dev/proof/browser/test.ts';
import type { FaultyConnection } from './faulty-connection.ts';
import type { FaultOutcomeName } from './outcomes.ts';
import type { FaultyRequest } from './requests.ts';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Fixtures of a test of one fault. */
export type FaultFixture = Pick<Fixtures, 'page' | 'services' | 'visitor' | 'backend'> & {
  readonly connection: FaultyConnection;
  readonly request: FaultyRequest;
};

/** The visitor's steps in a flow of the card, during and after a fault. */
export type FlowSteps = {
  /** True if the fault starts before the page is opened, not only at the press. */
  readonly faultFirst?: true;
  /** Opens the page and takes all steps before the press that sends the request. */
  open(): Promise<void>;
  press(): Promise<void>;
  /** Resolves to true if the page shows the outcome. By default, the outcome's message must be visible. */
  showsOutcome?(outcome: FaultOutcomeName): Promise<boolean>;
  /** Performs the next step that belongs to the outcome, after the fault has ended. */
  continueAfterFault(outcome: FaultOutcomeName): Promise<void>;
  /** Resolves to true once the flow has reached its end. */
  isDone(): Promise<boolean>;
  /** Opens the application if the flow itself does not open it. */
  finish?(): Promise<void>;
  /** Expects that no press created anything twice. */
  checkCounts(): Promise<void>;
};
