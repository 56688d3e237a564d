import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { freePorts } from './free-ports.ts';
import { startSiteServer } from './start-site-server.ts';

const build = temporaryFolder('served');
mkdirSync(join(build, 'site'));
for (const name of ['index', 'login', '404']) writeFileSync(join(build, 'site', `${name}.html`), `<h1>${name}</h1>`);
const hosting = { public: 'site', cleanUrls: true, redirects: [{ source: '/old', destination: '/login', type: 302 }] };
writeFileSync(join(build, 'firebase.json'), JSON.stringify({ hosting }));
const [port = 0] = await freePorts(1);
const site = await startSiteServer({ port, build });
afterAll(() => site.stop());

describe('when an address cannot be decoded', () => {
  test.each([
    ['/%', 400, 'Bad Request: the path has a percent sign'],
    ['/hi/%E0%A4%A', 400, 'Bad Request: the path has a percent sign'],
    ['/%c0%80', 400, 'Bad Request: the path has a percent sign'],
    ['/login?return=%', 200, '<h1>login</h1>'],
    ['/login?a=%E0&b=1?c', 200, '<h1>login</h1>'],
    ['/login?a=%20', 200, '<h1>login</h1>'],
    ['/100%25', 404, '<h1>404</h1>'],
  ])('the server answers %s with %i and keeps running', async (path, status, text) => {
    const answer = await fetch(site.address + path, { signal: AbortSignal.timeout(30_000) });
    expect([answer.status, (await answer.text()).startsWith(text)]).toEqual([status, true]);
    expect((await fetch(`${site.address}/`)).status).toBe(200);
  });
});
