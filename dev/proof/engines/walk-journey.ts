import { withinLimit } from '../../build/within-limit.ts';
import { createAuthBackend } from '../browser/auth-backend.ts';
import type { TestServices } from '../browser/test-services.ts';
import { createJourneyPage } from './create-journey-page.ts';
import { type Engine, type EngineVisitor, patience } from './engine.ts';
import type { Journey, Person } from './journeys/journey.ts';

/** Errors of any page that are the ground's: its certificate is of its own making, and what is outside is refused. */
const ofTheGround = /favicon|ERR_TUNNEL_CONNECTION_FAILED/;

/** Milliseconds that a whole journey may take; the slowest of a quiet machine takes 15 s. */
const longest = 120_000;

/**
 * Has a new visitor of this engine walk the journey. Resolves with what was wrong, in a line, or null. `script`: bundleForPage's.
 */
export async function walkJourney(
  engine: Engine,
  journey: Journey,
  services: TestServices,
  script: string,
): Promise<string | null> {
  let visitor: EngineVisitor | undefined;
  try {
    visitor = await engine.newVisitor({ scripts: journey.scripts });
    const page = createJourneyPage(visitor.window, script);
    const backend = createAuthBackend(services.auth);
    const gone = journey.go({ page, visitor, services, backend, person: somebody() });
    await withinLimit(gone, longest, `not at its end after ${longest / 1000} s`);
    const unexpected = visitor.errors.filter((line) => !ofTheGround.test(line) && !journey.allows?.test(line));
    return unexpected.length > 0 ? `pages reported: ${unexpected.join(' | ')}` : null;
  } catch (error) {
    return [(error as Error).message, ...(visitor?.errors ?? [])].join(' | ').replace(/\s+/g, ' ');
  } finally {
    if (visitor) await leave(visitor);
  }
}

/** A window that does not close is the engine's: it is told, and ends with the engine. */
async function leave(visitor: EngineVisitor): Promise<void> {
  await withinLimit(visitor.leave(), patience, 'A window does not close.').catch(({ message }: Error) =>
    console.error(message),
  );
}

let people = 0;

function somebody(): Person {
  people += 1;
  const digits = String(Math.floor(Math.random() * 1e9)).padStart(9, '0');
  return {
    name: 'Asha Patil',
    company: 'A & B Traders (Pune)',
    email: `asha-${Date.now().toString(36)}-${people}@example.com`,
    phone: `+919${digits}`,
    password: 'kalam-kagaz-42',
  };
}
