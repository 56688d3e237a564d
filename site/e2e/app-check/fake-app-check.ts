import type { BrowserContext, Request, Route } from '@playwright/test';
import type { TestServices } from '../../../dev/proof/browser/test-services.ts';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};
const refusal = (code: number, message: string, status: string) => ({ error: { code, message, status } });

/** Firebase Authentication's answer to a call without a valid token: `auth/firebase-app-check-token-is-invalid.` */
export const authenticationRefusal = refusal(401, 'Firebase App Check token is invalid.', 'UNAUTHENTICATED');
/**
 * Firestore gives this answer to a call without a valid token, and to a call that its rules deny
 * (firebase-js-sdk#5842).
 */
const firestoreRefusal = refusal(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');

/**
 * Returns the call that a URL names: `accounts:signUp`, `token`, `documents:commit`, or `document` for a single
 * document.
 */
const callIn = (url: string): string =>
  /\/documents\/./.test(url) ? 'document' : (new URL(url).pathname.split('/').at(-1) ?? '');

/**
 * A fake of Google's App Check. It issues tokens, and can refuse calls to the emulators that contain no issued token.
 */
export class FakeAppCheck {
  /** Decides how requests for a token are answered. `hang` leaves them without an answer. */
  answer: 'give' | 'refuse' | 'hang' = 'give';
  /** If true, Authentication and Firestore refuse calls without an issued token. */
  isEnforced = true;
  /** Method and body of each request for a token. */
  readonly exchanges: string[] = [];
  readonly withToken: string[] = [];
  readonly withoutToken: string[] = [];
  private readonly issued = new Set<string>();

  /** Starts the fake for `context`. */
  static async start(context: BrowserContext, services: TestServices): Promise<FakeAppCheck> {
    const fake = new FakeAppCheck();
    await context.route('https://content-firebaseappcheck.googleapis.com/**', (route) => fake.exchange(route));
    const { httpsAuth, httpsFirestore } = services;
    await context.route(`${httpsAuth}/identitytoolkit.googleapis.com/**`, (route) =>
      fake.answerCall(route, authenticationRefusal),
    );
    await context.route(`${httpsFirestore}/v1/**`, (route) => fake.answerCall(route, firestoreRefusal));
    // App Check does not protect the renewal of tokens, so this fake records these requests and never refuses them.
    await context.route(`${httpsAuth}/securetoken.googleapis.com/**`, (route) => fake.answerCall(route, null));
    return fake;
  }

  /** Invalidates all issued tokens. */
  forget(): void {
    this.issued.clear();
  }

  private async exchange(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: allowed });
    const { pathname } = new URL(request.url());
    this.exchanges.push(`${pathname.split(':').at(-1)} ${request.postData()}`);
    if (this.answer === 'hang') return;
    if (this.answer === 'refuse')
      return route.fulfill({
        status: 403,
        headers: allowed,
        json: refusal(403, 'App attestation failed.', 'PERMISSION_DENIED'),
      });
    const token = `app-check-token-${this.exchanges.length}`;
    this.issued.add(token);
    return route.fulfill({ headers: allowed, json: { token, ttl: '3600s' } });
  }

  private async answerCall(route: Route, refused: object | null): Promise<void> {
    const request = route.request();
    if (request.method() === 'OPTIONS' || !isOfCard(request)) return route.fallback();
    const token = request.headers()['x-firebase-appcheck'];
    const counts = token !== undefined && this.issued.has(token);
    (counts ? this.withToken : this.withoutToken).push(callIn(request.url()));
    if (counts || !this.isEnforced || refused === null) return route.fallback();
    const status = refused === authenticationRefusal ? 401 : 403;
    return route.fulfill({ status, headers: allowed, json: refused });
  }
}

/** Returns true unless the request comes from one of the emulator's own pages. */
const isOfCard = (request: Request): boolean => !request.frame().url().includes('/emulator/');
