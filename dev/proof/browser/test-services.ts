import { getHttpsOrigin } from '../../base/ports.ts';
import type { TestRun } from './test-run.ts';

/** Returns the addresses for browser tests, all without a trailing slash. */
export function testServices({ ports }: TestRun) {
  return {
    /** The built site with the headers of firebase.json. */
    site: `http://localhost:${ports.preview}`,
    /** An example of the main application, cookie domain `localhost`. */
    app: `http://localhost:${ports.app}`,
    auth: `http://localhost:${ports.auth}`,
    firestore: `http://localhost:${ports.firestore}`,
    /** widget/e2e/pages/ and the built card under /widget/v1/. */
    partner: `http://localhost:${ports.partner}`,
    /** The site built for https, on the base domain .acct.localhost. */
    httpsSite: getHttpsOrigin('site', ports.https),
    /** An example of the main application, cookie domain `.acct.localhost`. */
    httpsApp: getHttpsOrigin('app', ports.https),
    /** The partner pages under the base domain. */
    httpsPartner: getHttpsOrigin('blog', ports.https),
    /** The partner pages on another domain. */
    httpsOutside: getHttpsOrigin('partner', ports.https),
    /** The partner pages on a domain that VITE_PARTNER_ORIGINS lists. */
    httpsListed: getHttpsOrigin('listed', ports.https),
    /** The site built with App Check. Only one part of `npm run proof` makes this build. */
    httpsChecked: getHttpsOrigin('checked', ports.https),
    httpsAuth: getHttpsOrigin('auth', ports.https),
    httpsFirestore: getHttpsOrigin('firestore', ports.https),
  } as const;
}

export type TestServices = ReturnType<typeof testServices>;
