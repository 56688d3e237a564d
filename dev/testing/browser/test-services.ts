import type { TestRun } from './test-run.ts';

/** The addresses a browser test visits, all without a trailing slash. */
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
    /** The built site on the base domain .acct.test. */
    httpsSite: 'https://www.acct.test',
    /** An example of the main application, cookie domain `.acct.test`. */
    httpsApp: 'https://app.acct.test',
    /** The partner pages under the base domain. */
    httpsPartner: 'https://blog.acct.test',
    /** The partner pages on another domain. */
    httpsOutside: 'https://www.other.test',
  } as const;
}

export type TestServices = ReturnType<typeof testServices>;
