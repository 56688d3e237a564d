import type { createAuthBackend } from '../../browser/auth-backend.ts';
import type { TestServices } from '../../browser/test-services.ts';
import type { EngineVisitor } from '../engine.ts';
import type { JourneyPage } from '../journey-page.ts';

/** Somebody whom the services do not know yet. */
export type Person = {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  /** In international form, +919... */
  readonly phone: string;
  readonly password: string;
};

export type JourneyGround = {
  readonly page: JourneyPage;
  readonly visitor: Pick<EngineVisitor, 'cookieNames' | 'clearCookies'>;
  readonly services: TestServices;
  /** The Auth emulator with the owner's rights. */
  readonly backend: ReturnType<typeof createAuthBackend>;
  readonly person: Person;
};

/** One way through site and card, from its first page to its end. Throws with what the visitor meets instead. */
export type Journey = {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
  /** What pages may report as an error on the way. */
  readonly allows?: RegExp;
  /** Engines that, as they are driven here, cannot go this way, each with the reason. They are tried all the same, to notice when they can. */
  readonly impossible?: Readonly<Record<string, string>>;
  readonly go: (ground: JourneyGround) => Promise<void>;
};
