import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../unit/temporary-folder.ts';
import { walk } from './walk.ts';

const folder = temporaryFolder('walk');
const shell = { PATH: process.env.PATH ?? '', ACCT_NEWCOMER: folder };

function type(name: string, script: string) {
  const file = join(folder, `${name}.cjs`);
  writeFileSync(file, script);
  return walk(folder, `${process.execPath} ${file}`, shell);
}

test('a command that prints, waits and heeds Ctrl-C', async () => {
  const begun = type(
    'polite',
    "process.on('SIGINT', () => process.exit(7)); console.log('ready'); setInterval(() => {}, 999)",
  );
  await begun.prints(/^ready$/m, 20);
  expect(await begun.interrupt()).toBe(7);
});

test('one that ends before it has said what was awaited is told with its last words', async () => {
  const begun = type('early', "console.error('no port'); process.exit(3)");
  await expect(begun.prints(/ready/, 20)).rejects.toThrow(/ended \(exit code 3\) without printing[\s\S]*no port/);
  expect(await begun.ends(20)).toBe(3);
});

test('a program that is not there is told', async () => {
  const begun = walk(folder, 'no-such-program', shell);
  await expect(begun.prints(/ready/, 20)).rejects.toThrow('ENOENT');
});

// Elsewhere only taken ports tell of a process that stays.
test.runIf(existsSync('/proc/self/environ'))('a process that outlives its command is named', async () => {
  const stays =
    "require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 999)'], { detached: true, stdio: 'ignore' }).unref()";
  const begun = type('leaving', stays);
  await expect(begun.ends(20, 1)).rejects.toThrow(/has left .*setInterval/);
  begun.clear();
  expect(await begun.ends(20)).toBe(0);
});
