import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Service } from '../../build/services/service.ts';
import { startHttpsFront } from '../browser/start-https-front.ts';

const applicationHost = 'app.bench.localhost';
const tokenHost = 'securetoken.googleapis.com';

/** Where the measured build takes its visitors: the stand-in application of a renewal. */
export const application = `https://${applicationHost}`;
/** Of the measured build (`demoSettings`), and of whoever the token service renews. */
const project = 'demo-acct';
const uid = 'Ab3dEfGhIjKlMnOpQrStUvWxYz01';

/** Leads both hosts to this port of this machine; for `--host-resolver-rules`, before the rule that closes all others. */
export const renewalHostRules = (port: number): string =>
  [applicationHost, tokenHost].map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');

/** Pages of the application: one that sends its visitor through the site's /session, one that redirects by itself, and where both lead. */
export const applicationPages = { session: '/renewal', nothing: '/bare', back: '/back' } as const;

/** An application that finds no session, and a token service that renews any. `site`: origin of /session. */
export function startRenewalGround(port: number, site: string): Promise<Service> {
  const { nothing, back } = applicationPages;
  const throughSession = `${site}/session?return=${encodeURIComponent(back)}`;
  const answerApplication: RequestListener = (request, response) => {
    response.setHeader('cache-control', 'no-store');
    if (request.url === back) {
      const html = '<!doctype html><title>Application</title><link rel="icon" href="data:,">';
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    } else response.writeHead(302, { location: request.url === nothing ? back : throughSession }).end();
  };
  return startHttpsFront(port, { [applicationHost]: answerApplication, [tokenHost]: answerToken });
}

/** As Google's token service answers, compressed, with a token of usual size that nobody has signed: /session leaves that check to the application. */
const answerToken: RequestListener = (request, response) => {
  request.resume();
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    auth_time: now - 2 * 3600,
    iat: now,
    exp: now + 3600,
    email: 'asha@example.com',
    email_verified: true,
    firebase: { identities: { email: ['asha@example.com'] }, sign_in_provider: 'password' },
  };
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const idToken = `${part({ alg: 'RS256', kid: randomBytes(20).toString('hex'), typ: 'JWT' })}.${part(claims)}.${signature}`;
  const body = {
    access_token: idToken,
    expires_in: '3600',
    token_type: 'Bearer',
    refresh_token: refreshToken,
    id_token: idToken,
    user_id: uid,
    project_id: '123456789012',
  };
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'content-encoding': 'gzip',
    'access-control-allow-origin': '*',
  });
  response.end(gzipSync(JSON.stringify(body)));
};

// Random, as the real ones are: nothing of them can be compressed.
const refreshToken = randomBytes(150).toString('base64url');
const signature = randomBytes(256).toString('base64url');

/** What the site's keeper holds before a renewal (widget/core/kept-session.ts). */
export const sessionToRenew = {
  refreshToken,
  uid,
  account: 'asha@example.com',
  companyId: 'patil-traders-Ab3dEf',
  projectId: project,
  since: Math.floor(Date.now() / 1000) - 2 * 3600,
};
