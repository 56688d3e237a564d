import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const localHost = /^(localhost|127\.0\.0\.1|.*\.localhost)$/;
const isOutside = ({ protocol, hostname }: URL): boolean => /^https?:$/.test(protocol) && !localHost.test(hostname);

const fakes = [
  ['https://www.google.com/recaptcha/api.js*', 'fake-recaptcha.js'],
  ['https://www.google.com/recaptcha/enterprise.js*', 'fake-recaptcha-enterprise.js'],
  ['https://apis.google.com/js/api.js*', 'fake-gapi.js'],
] as const;

/** Installs fakes of Google's scripts in a browser context; refuses all other outside hosts into `refusedHosts`. */
export async function installFakes(context: BrowserContext, refusedHosts: Set<string>): Promise<void> {
  await context.route(isOutside, (route) => {
    refusedHosts.add(new URL(route.request().url()).host);
    return route.abort();
  });
  for (const [address, file] of fakes) {
    const path = join(import.meta.dirname, 'fakes', file);
    await context.route(address, (route) => route.fulfill({ contentType: 'text/javascript', path }));
  }
}
