import type { CardPorts } from '../../core/ports.ts';
import { createFakeAccountStore, type FakeAccountStore } from './fake-account-store.ts';
import { createFakeAuthProvider, type FakeAuthProvider, type FakeAuthProviderOptions } from './fake-auth-provider.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import {
  createFakeCookiesAndNavigation,
  type FakeCookiesAndNavigation,
  type FakeCookiesAndNavigationOptions,
} from './fake-cookies-and-navigation.ts';
import { createFakeHostPage, type FakeHostPage } from './fake-host-page.ts';
import { createFakeHumanCheck, type FakeHumanCheck, type FakeHumanCheckOptions } from './fake-human-check.ts';
import { createFakeSessionSite, type FakeSessionSite } from './fake-session-site.ts';

export type FakePorts = CardPorts & {
  readonly auth: FakeAuthProvider;
  readonly store: FakeAccountStore;
  readonly site: FakeSessionSite;
  readonly humanCheck: FakeHumanCheck;
  readonly browser: FakeCookiesAndNavigation;
  readonly clock: FakeClock;
  readonly host: FakeHostPage;
  /** The calls of the card to all ports, such as `store.writeProfile` and `host.emit acct-ready`, in their order. */
  readonly journal: readonly string[];
};

export type FakePortsOptions = {
  readonly auth?: Omit<FakeAuthProviderOptions, 'record'>;
  readonly humanCheck?: Omit<FakeHumanCheckOptions, 'record'>;
  readonly browser?: Omit<FakeCookiesAndNavigationOptions, 'record' | 'clock'>;
};

/** Creates fakes of all ports, which share one clock and one journal of calls. */
export function createFakePorts(options: FakePortsOptions = {}): FakePorts {
  const journal: string[] = [];
  const record = (entry: string): void => void journal.push(entry);
  const clock = createFakeClock();
  return {
    auth: createFakeAuthProvider({ ...options.auth, record }),
    store: createFakeAccountStore(clock, record),
    site: createFakeSessionSite(record),
    humanCheck: createFakeHumanCheck({ ...options.humanCheck, record }),
    browser: createFakeCookiesAndNavigation({ ...options.browser, clock, record }),
    clock,
    host: createFakeHostPage(record),
    journal,
  };
}
