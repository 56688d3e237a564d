import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import type { Service } from '../../services/service.ts';
import { tokenClaims } from '../../services/sign-token.ts';
import { startHttpsHosts } from '../../services/start-https-hosts.ts';
import { referrerPath } from './measured-pages.ts';
import type { RunResults } from './rounds.ts';
import { measureOnSlowPhone } from './visit.ts';

const applicationHost = 'app.bench.localhost';
const tokenHost = 'securetoken.googleapis.com';
/** The origin of the fake application that measured builds send visitors to. */
export const fakeApplicationOrigin = `https://${applicationHost}`;
const back = '/back';
/** The application's state parameter, which /session sends back in the address. */
const state = randomBytes(32).toString('base64url');
const bare = '/bare';

/** The Firebase project of measured builds (`demoSettings`), and of the session that `measureRenewal` stores. */
const project = 'demo-acct';
const uid = 'Ab3dEfGhIjKlMnOpQrStUvWxYz01';
// The values are random, because the values of a real session cannot be compressed either.
const refreshToken = randomBytes(150).toString('base64url');
const signature = randomBytes(256).toString('base64url');
const inSeconds = (hours: number): number => Math.floor(Date.now() / 1000) + hours * 3600;

/**
 * Returns Chromium's `--host-resolver-rules` that map the hosts of the application and the token service to this port.
 * These rules must precede the rule that blocks other hosts.
 */
export const renewalHostRules = (port: number): string =>
  [applicationHost, tokenHost].map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');

/**
 * Starts a fake token service, and a fake application that has no session of the visitor. The application redirects
 * `/renewal?ORIGIN` to the site's /session, and redirects `/bare` directly to another of its own pages.
 */
export function startRenewalServices(port: number): Promise<Service> {
  const answerApplication: RequestListener = ({ url = '' }, response) => {
    response.setHeader('cache-control', 'no-store');
    if (url === back) {
      const html = '<!doctype html><title>Application</title><link rel="icon" href="data:,">';
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      return;
    }
    const isBack = url === bare || url.startsWith(`${back}?session_state=`);
    const asked = `${url.split('?')[1]}/session?return=${encodeURIComponent(back)}&state=${state}`;
    const location = isBack ? back : asked;
    response.writeHead(302, { location }).end();
  };
  return startHttpsHosts(port, { [applicationHost]: answerApplication, [tokenHost]: answerToken });
}

/** Answers like Google's token service, with an unsigned token of the usual size. */
const answerToken: RequestListener = (request, response) => {
  request.resume();
  const issuer = { aud: project, iss: `https://securetoken.google.com/${project}`, sub: uid, user_id: uid };
  const claims = tokenClaims({ ...issuer, auth_time: inSeconds(0) - 2, iat: inSeconds(0), exp: inSeconds(1) });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: 'RS256', kid: randomBytes(20).toString('hex'), typ: 'JWT' });
  const token = `${head}.${part(claims)}.${signature}`;
  const tokens = { access_token: token, id_token: token, refresh_token: refreshToken };
  const body = { ...tokens, expires_in: '3600', token_type: 'Bearer', user_id: uid, project_id: '123456789012' };
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'content-encoding': 'gzip',
    'access-control-allow-origin': '*',
  });
  response.end(gzipSync(JSON.stringify(body)));
};

/**
 * Measures how long a visitor with an expired token waits for the application: the milliseconds from the request until
 * the page begins to arrive. The visitor is redirected through the site's /session, or only to another page of the
 * application. `origin` is the origin of the built site. Throws if the visitor does not return to the application.
 */
export function measureRenewal(browser: Browser, through: 'session' | 'nothing', origin: string): Promise<RunResults> {
  return measureOnSlowPhone(browser, `${origin}${referrerPath}`, async (page) => {
    await page.goto(`${origin}${referrerPath}`);
    // Stores the session that the renewal needs (account/handoff.ts).
    const account = { account: 'asha@example.com', companyId: 'patil-traders-Ab3dEf' };
    const session = { refreshToken, uid, ...account, projectId: project, since: inSeconds(-2) };
    // This code is a string, because TypeScript cannot find a module whose address exists only in the browser.
    await page.evaluate(`import('/session/keeper.js').then(({ keep }) => keep(${JSON.stringify(session)}))`);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const start = `${fakeApplicationOrigin}${through === 'session' ? `/renewal?${origin}` : bare}`;
    await page.goto(start, { waitUntil: 'commit' });
    await page.waitForURL(fakeApplicationOrigin + back);
    const timing = (address: string) => requests.find((request) => request.url() === address)?.timing();
    const [first, last] = [timing(start), timing(fakeApplicationOrigin + back)];
    if (!first || !last) throw new Error(`${through}: the application got no request.`);
    const between = requests.filter((request) => !request.url().startsWith(fakeApplicationOrigin));
    const sizes = await Promise.all(between.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const took = last.startTime + last.responseStart - first.startTime;
    return { 'took, ms': took, requests: between.length, 'bodies, kB': bytes / 1000 };
  });
}
