import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';

/** Hides Chrome on a Mac, where it may be installed in a folder that is not on the PATH. */
const noApplication = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const exists = fs.existsSync;
fs.existsSync = (path) => !String(path).startsWith('/Applications/') && exists(path);
syncBuiltinESMExports();`;
const prepare = `import('./dev/services/set-up/prepare-browser.ts')
  .then(({ prepareTestBrowser }) => prepareTestBrowser())
  .catch(({ name, message }) => console.error(name + ': ' + message));`;

test('if no browser is found and none can be installed, one line states the reason and another line says what to do', {
  timeout: 120_000,
}, () => {
  const folder = temporaryFolder('no-browser');
  for (const [name, script] of [
    ['apt-get', 'exit 100'],
    ['npx', 'echo "Error: getaddrinfo ENOTFOUND" >&2; exit 1'],
  ] as const) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  const { CHROME_PATH: _, ...others } = process.env;
  const env = { ...others, PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none') };
  const args = [
    '--import',
    'tsx',
    '--import',
    `data:text/javascript,${encodeURIComponent(noApplication)}`,
    '-e',
    prepare,
  ];
  const { stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stderr.trimEnd().split('\n').slice(-2)).toEqual([
    'Browser: Error: getaddrinfo ENOTFOUND',
    'CommandError: No Chrome or Chromium found and none could be installed: install one, or set CHROME_PATH to it.',
  ]);
});
