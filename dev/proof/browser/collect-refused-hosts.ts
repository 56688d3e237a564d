import type { BrowserContext } from '@playwright/test';
import { isFakedAddress } from './google-fakes.ts';

const localHost = /^(localhost|127\.0\.0\.1|.*\.localhost)$/;

/**
 * Collects the outside hosts that a context's pages request. Chromium cannot connect to these hosts, because
 * `hostRulesArgument` makes them unresolvable.
 */
export function collectRefusedHosts(context: BrowserContext, refusedHosts: Set<string>): void {
  context.on('request', (request) => {
    const url = new URL(request.url());
    const isOutside = /^https?:$/.test(url.protocol) && !localHost.test(url.hostname);
    if (isOutside && !isFakedAddress(url)) refusedHosts.add(url.host);
  });
}
