import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePorts } from '../../services/free-ports.ts';
import { listenAsService, type Service } from '../../services/service.ts';
import { startHttpsHosts } from '../../services/start-https-hosts.ts';
import { createServedPages, servePage } from './served-pages.ts';

const services: Service[] = [];
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.stop()));
});

test('a page that a test writes has its own address and headers, and requests for other paths reach the site', async () => {
  const [port = 0] = await freePorts(1);
  const origin = `http://localhost:${port}`;
  const server = createServer(createServedPages()((_, response) => response.end('the site')));
  services.push(await listenAsService(server, port, { name: 'Site', address: origin }));
  const policy = { 'content-security-policy': "default-src 'none'" };
  const [first, second] = [await servePage(origin, '<p>नमस्ते</p>', policy), await servePage(origin, 'two')];
  const answer = await fetch(first);
  expect(await answer.text()).toBe('<p>नमस्ते</p>');
  expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'text/html', ...policy });
  expect(await (await fetch(second)).text()).toBe('two');
  expect((await fetch(`${second}x`)).status).toBe(404);
  expect(await (await fetch(`${origin}/`)).text()).toBe('the site');
});

test('servePage writes a page to a server behind https, and reports a server that accepts no pages', async () => {
  const [port = 0] = await freePorts(1);
  const site = createServedPages()((_, response) => response.end());
  const plain = (_: unknown, response: { writeHead(status: number): { end(): void } }) => response.writeHead(405).end();
  services.push(await startHttpsHosts(port, { 'a.localhost': site, 'b.localhost': plain }));
  expect(await servePage(`https://a.localhost:${port}`, 'one')).toMatch(
    /^https:\/\/a\.localhost:\d+\/of-tests\/.{36}$/,
  );
  await expect(servePage(`https://b.localhost:${port}`, 'one')).rejects.toThrow(/b\.localhost:\d+ answered 405/);
});
