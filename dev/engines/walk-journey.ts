import { createAuthBackend } from '../testing/browser/auth-backend.ts';
import type { TestServices } from '../testing/browser/test-services.ts';
import { createJourneyPage } from './create-journey-page.ts';
import type { Engine } from './engine.ts';
import type { Journey, Person } from './journeys/journey.ts';

/** Errors of any page that are the ground's: its certificate is of its own making, and what is outside is refused. */
const ofTheGround = /favicon|ERR_TUNNEL_CONNECTION_FAILED/;

/**
 * Has a new visitor of this engine walk the journey. Resolves with what was wrong, in a line, or null. `script`: bundleForPage's.
 */
export async function walkJourney(
  engine: Engine,
  journey: Journey,
  services: TestServices,
  script: string,
): Promise<string | null> {
  const visitor = await engine.newVisitor({ scripts: journey.scripts });
  try {
    const page = createJourneyPage(visitor.window, script);
    await journey.go({ page, visitor, services, backend: createAuthBackend(services.auth), person: somebody() });
    const unexpected = visitor.errors.filter((line) => !ofTheGround.test(line) && !journey.allows?.test(line));
    return unexpected.length > 0 ? `pages reported: ${unexpected.join(' | ')}` : null;
  } catch (error) {
    return [(error as Error).message, ...visitor.errors].join(' | ').replace(/\s+/g, ' ');
  } finally {
    await visitor.leave();
  }
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
