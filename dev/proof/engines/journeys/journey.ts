import type { createAuthBackend } from '../../browser/auth-backend.ts';
import type { TestServices } from '../../browser/test-services.ts';
import type { VisitorPage } from '../visitor-page.ts';

export type JourneyFixtures = {
  readonly page: VisitorPage;
  readonly services: TestServices;
  /** The Auth emulator with the owner's rights. */
  readonly backend: ReturnType<typeof createAuthBackend>;
  /** Somebody whom the services do not know yet. */
  readonly visitor: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly password: string;
  };
  /** What pages have reported as an error so far; undefined where the engine does not tell. */
  readonly errors: readonly string[] | undefined;
};

/** One way through site and card, from its first page to its end. Throws with what the visitor meets instead. */
export type Journey = {
  /** Whether pages may run scripts; they may unless this is false. */
  readonly scripts?: boolean;
  /** What pages may report as an error on the way. */
  readonly allows?: RegExp;
  readonly go: (fixtures: JourneyFixtures) => Promise<void>;
};
