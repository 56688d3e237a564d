import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { findOnPath } from '../../build/find-on-path.ts';
import { temporaryFolder } from '../unit/temporary-folder.ts';
import { newcomersShell, withoutPrograms } from './newcomers-shell.ts';

test('a new terminal knows nothing of npm, of continuous integration and of our settings, but has this machine’s line', () => {
  const line = { HOME: '/home/asha', npm_config_registry: 'https://packages.test', npm_config_cache: '/cache' };
  const ours = { CI: 'true', NODE_ENV: 'test', ACCT_SITE_PORT: '1', VITE_APP_URL: 'x', npm_package_name: 'acct' };
  const PATH = ['/project/node_modules/.bin', '/bin'].join(delimiter);
  expect(newcomersShell('one', { ...line, ...ours, PATH })).toEqual({ ...line, PATH: '/bin', ACCT_NEWCOMER: 'one' });
});

test('programs left out are not found, the others beside them are', () => {
  const folder = temporaryFolder('shell');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['java', 'git']) {
    writeFileSync(join(bin, name), '');
    chmodSync(join(bin, name), 0o755);
  }
  const shell = { PATH: [bin, join(folder, 'none')].join(delimiter), LANG: 'C' };
  const without = withoutPrograms(shell, ['java'], join(folder, 'links'));
  expect(findOnPath(['java'], shell)).toBe(join(bin, 'java'));
  expect(findOnPath(['java'], without)).toBeUndefined();
  expect(findOnPath(['git'], without)).toBe(join(folder, 'links', '0', 'git'));
  expect(without.LANG).toBe('C');
});
