import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../proof/unit/temporary-folder.ts';
import { freePorts } from './free-ports.ts';
import type { Service } from './service.ts';
import { rewriteMailLink } from './start-auth-emulator.ts';
import { startChild } from './start-child.ts';
import { startSiteDevServer } from './start-site-dev-server.ts';

const logFile = join(temporaryFolder('child'), 'child.log');

const rewriteLine = (line: string): string => rewriteMailLink(line, 'http://localhost:5173');

function start(script: string, command = process.execPath): Promise<Service> {
  const shown = { name: 'Sample', address: 'http://localhost:1' };
  return startChild({
    ...shown,
    command,
    args: ['-e', script],
    logFile,
    ready: /^ready$/,
    echo: /code|link/,
    rewriteLine,
  });
}

test('startChild waits for the child’s ready line, prints only the output that matches echo, and reports no error after stop', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const child = await start("console.log('the code is 123456'); console.log('ready'); setInterval(() => {}, 1000)");
  expect(log).toHaveBeenCalledWith('[Sample] the code is 123456');
  await child.stop();
  expect(await Promise.race([child.died, Promise.resolve('never died')])).toBe('never died');
  await expect.poll(() => readFileSync(logFile, 'utf8')).toBe('the code is 123456\nready\n');
  log.mockRestore();
});

test('a mail’s link to the emulator is printed as a link to the site, without the parameter that only the emulator uses', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const link = 'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=x-Y_1&apiKey=fake';
  const said = `i  To reset the password for asha@example.com, follow this link: ${link}&newPassword=NEW_PASSWORD_HERE`;
  const child = await start(`console.log('${said}'); console.log('ready'); setInterval(() => {}, 1000)`);
  await child.stop();
  const [line] = log.mock.calls.flat();
  log.mockRestore();
  expect(line).toMatch(
    /asha@example.com, follow this link: http:\/\/localhost:5173\/account\/mail\?mode=\w+&lang=en&oobCode=x-Y_1&apiKey=fake$/,
  );
});

test('a child that ends before it is ready is reported in one line with its last output and its log', async () => {
  const failing = start("console.error('port 9099 is taken'); process.exit(3)");
  await expect(failing).rejects.toThrow(
    /^Sample ended \(exit code 3\) after printing "port 9099 is taken"; its log: .*child\.log$/,
  );
});

test('a missing program is reported in one line with its name', async () => {
  await expect(start('', 'no-such-program')).rejects.toThrow(
    'Sample cannot start: there is no no-such-program on the PATH',
  );
});

test('stopping a child also ends a process that the child has started and that ignores SIGTERM', async () => {
  const server = "require('node:http').createServer((_, answer) => answer.end()).listen(0, function () {";
  const deaf = `process.on('SIGTERM', () => {}); ${server} console.log('port ' + this.address().port); })`;
  const child = await start(
    `const { spawn } = require('node:child_process');
     const own = spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: ['ignore', 'pipe', 'inherit'] });
     own.stdout.once('data', (line) => console.log(line + 'ready'));`,
  );
  const reported = (): string | undefined => /port (\d+)/.exec(readFileSync(logFile, 'utf8'))?.[1];
  await expect.poll(reported).toBeDefined();
  const address = `http://localhost:${reported()}`;
  expect((await fetch(address)).status).toBe(200);
  await child.stop();
  await expect.poll(() => fetch(address).then(String, () => 'gone')).toBe('gone');
});

test('the unexpected end of a running child is reported with its exit code and log', async () => {
  const child = await start("console.log('ready'); setTimeout(() => process.exit(7), 10)");
  expect(await child.died).toMatch(/^Sample ended \(exit code 7\); its log/);
});

const [port = 0] = await freePorts(1);
const site = await startSiteDevServer(port);
afterAll(site.stop);

// curl, monitors and scripts send this header, which accepts every type.
const anything = { accept: '*/*' };

test.each(['/', '//', '/hi/pricing', '/playground/'])(
  'the address %s returns its page even to a client that does not ask for HTML',
  async (path) => {
    const answer = await fetch(site.address + path, { headers: anything });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toMatch(/^<!doctype html>/i);
    const head = await fetch(site.address + path, { method: 'HEAD', headers: anything });
    expect([head.status, await head.text()]).toEqual([200, '']);
  },
);

test('an unknown address returns 404 to every client, and an error page only to a visitor', async () => {
  const visitor = await fetch(`${site.address}/no-such-page`, { headers: { accept: 'text/html' } });
  expect([visitor.status, (await visitor.text()).includes('<h1')]).toEqual([404, true]);
  const script = await fetch(`${site.address}/site/islands/none.js`, { headers: anything });
  expect([script.status, (await script.text()).includes('<h1')]).toEqual([404, false]);
});
