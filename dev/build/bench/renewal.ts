import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';
import { tokenClaims } from '../../proof/application/sign-token.ts';
import { startHttpsFront } from '../../proof/browser/start-https-front.ts';
import type { Service } from '../services/service.ts';
import { elsewhere } from './bench-pages.ts';
import type { Run } from './rounds.ts';
import { withSlowPage } from './visit.ts';

const applicationHost = 'app.bench.localhost';
const tokenHost = 'securetoken.googleapis.com';
/** Where a measured build takes its visitors: the stand-in application of a renewal. */
export const application = `https://${applicationHost}`;
const back = '/back';
/** What an application sends along, which /session gives back in the address. */
const state = randomBytes(32).toString('base64url');
const bare = '/bare';

/** Of a measured build (`demoSettings`), and of whoever the token service renews. */
const project = 'demo-acct';
const uid = 'Ab3dEfGhIjKlMnOpQrStUvWxYz01';
// Random, as the real ones are: nothing of them can be compressed.
const refreshToken = randomBytes(150).toString('base64url');
const signature = randomBytes(256).toString('base64url');
const inSeconds = (hours: number): number => Math.floor(Date.now() / 1000) + hours * 3600;

/**
 * Leads both hosts to this port of this machine; for `--host-resolver-rules`, before the rule that closes all others.
 */
export const renewalHostRules = (port: number): string =>
  [applicationHost, tokenHost].map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');

/** An application without a session and a token service that renews any: `/renewal?ORIGIN`, and `/bare` beside it. */
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
  return startHttpsFront(port, { [applicationHost]: answerApplication, [tokenHost]: answerToken });
}

/** Answers as Google's token service, with an unsigned token of usual size: the application checks that. */
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
 * A visitor whose token has ended comes to the application, which sends them through the site's /session, or just once
 * to another page of its own: ms from asking it until its page begins to arrive, and what lies between. `origin`: of
 * the built site. Throws one line when they are not back.
 */
export function measureRenewal(browser: Browser, through: 'session' | 'nothing', origin: string): Promise<Run> {
  return withSlowPage(browser, `${origin}${elsewhere}`, async (page) => {
    await page.goto(`${origin}${elsewhere}`);
    // What the site's keeper holds before a renewal (widget/core/handoff.ts).
    const account = { account: 'asha@example.com', companyId: 'patil-traders-Ab3dEf' };
    const session = { refreshToken, uid, ...account, projectId: project, since: inSeconds(-2) };
    // A string: the module's address means nothing outside the browser.
    await page.evaluate(`import('/session/keeper.js').then(({ keep }) => keep(${JSON.stringify(session)}))`);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const start = `${application}${through === 'session' ? `/renewal?${origin}` : bare}`;
    await page.goto(start, { waitUntil: 'commit' });
    await page.waitForURL(application + back);
    const timing = (address: string) => requests.find((request) => request.url() === address)?.timing();
    const [first, last] = [timing(start), timing(application + back)];
    if (!first || !last) throw new Error(`${through}: the application was not asked.`);
    const between = requests.filter((request) => !request.url().startsWith(application));
    const sizes = await Promise.all(between.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    const took = last.startTime + last.responseStart - first.startTime;
    return { 'took, ms': took, requests: between.length, 'bodies, kB': bytes / 1000 };
  });
}
