import type { Clock } from '../../account/account-ports.ts';
import { systemClock } from '../../account/clock.ts';
import { createFakeAccountStore } from '../adapters/fakes/fake-account-store.ts';
import { createFakeAuthProvider } from '../adapters/fakes/fake-auth-provider.ts';
import { createFakeCookiesAndNavigation } from '../adapters/fakes/fake-cookies-and-navigation.ts';
import { createFakeHumanCheck } from '../adapters/fakes/fake-human-check.ts';
import { createFakeSessionSite } from '../adapters/fakes/fake-session-site.ts';
import { createCardFlows } from '../core/flows/card-flows.ts';
import { createFlowMemory } from '../core/flows/run-request.ts';
import {
  type createFlowsAndAdapters,
  createPersistentPage,
  getHumanCheckAppearance,
} from '../element/active/create-flows-and-adapters.ts';
import { drawFakeHumanCheck } from './fake-human-check-box.ts';
import type { PlaygroundScenario } from './playground-scenario.ts';

export const scenariosByCard = new WeakMap<HTMLElement, PlaygroundScenario>();
/** Dispatches an event for each call to a fake. The page's log shows these calls. */
export const fakeCallEventTarget = new EventTarget();

const clocks: Readonly<Record<NonNullable<PlaygroundScenario['clock']>, Clock>> = {
  stopped: { ...systemClock, after: () => () => undefined },
  late: { ...systemClock, now: () => systemClock.now() - 31_000 },
};

/** Creates the real flows of a card. They use fakes instead of the adapters. */
export const createPlaygroundFlows: typeof createFlowsAndAdapters = (host, context) => {
  const scenario = scenariosByCard.get(host);
  if (scenario === undefined) throw new Error('This card was not put on the page by the playground.');
  const record = (call: string): void =>
    void fakeCallEventTarget.dispatchEvent(new CustomEvent('call', { detail: call }));
  const { noCookies } = scenario;
  const auth = createFakeAuthProvider({
    ...(noCookies === 'too-large' && { idToken: () => 'x'.repeat(5000) }),
    record,
  });
  const clock = scenario.clock === undefined ? systemClock : clocks[scenario.clock];
  const store = createFakeAccountStore(clock, record);
  auth.addAccount({ email: 'known@patiltraders.example', password: 'kalam-kagaz-42', displayName: 'Asha Patil' });
  const site = createFakeSessionSite(record);
  scenario.arrange?.({ auth, store, site });
  const humanCheck = createFakeHumanCheck({
    draw: (looks, check) => drawFakeHumanCheck(host, scenario.check ?? 'solves', looks, check),
    record,
  });
  const browser = createFakeCookiesAndNavigation({
    ...(noCookies === 'outside' && { url: 'https://blog.example.org/' }),
    blocksCookies: noCookies === 'blocked',
    ...(scenario.framed && { framed: 'for-good' }),
    record,
  });
  const ports = { host: createPersistentPage(host, context.page), auth, store, site, humanCheck, browser, clock };
  const flows = createCardFlows({
    ...context,
    ports,
    memory: createFlowMemory(),
    checkAppearance: () => getHumanCheckAppearance(host, context.config()),
  });
  return { flows, auth, dispose: () => flows.humanCheck.end() };
};
