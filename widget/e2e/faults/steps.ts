import type { test } from '../../../dev/proof/browser/test.ts';
import type { FaultLine } from './fault-line.ts';
import type { OutcomeName } from './outcomes.ts';
import type { FaultyRequest } from './requests.ts';

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** What a cell of the table stands on. */
export type Fixture = Pick<Fixtures, 'page' | 'services' | 'visitor' | 'backend'> & {
  readonly line: FaultLine;
  readonly request: FaultyRequest;
};

/** What a visitor does in a flow. */
export type Steps = {
  /** The fault is there before the page is opened, not only at the press. */
  readonly faultFirst?: true;
  /** Up to the press that makes the request. */
  open(): Promise<void>;
  press(): Promise<void>;
  /** What the outcome says is on the page; left out where it is its sentence. */
  shows?(outcome: OutcomeName): Promise<boolean>;
  /** The way on that this outcome leaves, once the fault is over. */
  goOn(outcome: OutcomeName): Promise<void>;
  /** The flow has come where it leads. */
  isDone(): Promise<boolean>;
  /** From there to the application, where the flow does not lead there itself. */
  finish?(): Promise<void>;
  /** Nothing was made twice by one press. */
  count(): Promise<void>;
};
