import { afterAll, expect, test } from 'vitest';
import { freePorts } from './free-ports.ts';
import { startSiteDevelopment } from './start-site-development.ts';

const [port = 0] = await freePorts(1);
const site = await startSiteDevelopment(port);
afterAll(site.stop);

// As curl, monitors and scripts ask.
const anything = { accept: '*/*' };

test.each(['/', '/hi/pricing', '/playground/'])(
  '%s is a page for who does not say that it accepts HTML',
  async (path) => {
    const answer = await fetch(site.address + path, { headers: anything });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toMatch(/^<!doctype html>/i);
    const head = await fetch(site.address + path, { method: 'HEAD', headers: anything });
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);

test('what is no page is one for a visitor alone, and 404 for all', async () => {
  const visitor = await fetch(`${site.address}/no-such-page`, { headers: { accept: 'text/html' } });
  expect([visitor.status, (await visitor.text()).includes('<h1')]).toEqual([404, true]);
  const script = await fetch(`${site.address}/site/islands/none.js`, { headers: anything });
  expect([script.status, (await script.text()).includes('<h1')]).toEqual([404, false]);
});
