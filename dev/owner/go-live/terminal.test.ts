import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { initialGuideMemory } from './guide.ts';
import { createGuideFiles, guideMemoryFile } from './guide-memory-file.ts';
import { createCommandRunner, createDoctorRunner, findProgramForCommand } from './run-command.ts';
import { createTerminal } from './terminal.ts';

describe('the terminal', () => {
  const ask = async (typed: string): Promise<string | null> => {
    const input = new PassThrough();
    const answer = createTerminal({ input, output: new PassThrough() }).ask('name: ');
    input.write(typed);
    return answer;
  };

  test.each([
    ['a whole line', 'Khata & Company\r', 'Khata & Company'],
    ['only the first of several pasted lines', 'one\rtwo\r', 'one'],
    ['quotes, a number sign and Hindi', '"हिसाब" #1\r', '"हिसाब" #1'],
    ['nothing after Ctrl-C', 'Kha\u0003', null],
    ['nothing at the end of the input', '\u0004', null],
  ])('reads one line as the answer to a question: %s', async (_, typed, expected) => {
    expect(await ask(typed)).toBe(expected);
  });
});

test('the terminal breaks long lines between words and indents the rest, but does not break commands or changed lines', () => {
  const output = Object.assign(new PassThrough(), { columns: 40 });
  const { say } = createTerminal({ input: new PassThrough(), output });
  say(
    '  WRONG        Nobody can sign up or in today, in this project\n$ npx firebase deploy --project hisaab-prod --only hosting',
  );
  say(
    '  + VITE_TERMS_URL=https://www.hisaab.test/a page/terms\nhttps://www.hisaab.test/a-very-long-address-without-spaces',
  );
  expect(`${output.read()}`).toBe(
    [
      '  WRONG        Nobody can sign up or in',
      '               today, in this project',
      '$ npx firebase deploy --project hisaab-prod --only hosting',
      '  + VITE_TERMS_URL=https://www.hisaab.test/a page/terms',
      'https://www.hisaab.test/a-very-long-address-without-spaces',
      '',
    ].join('\n'),
  );
});

describe('the owner’s files', () => {
  test('are written without a temporary file being left, and a message names a file that is not valid JSON', () => {
    const folder = temporaryFolder('go-live');
    writeFileSync(join(folder, 'owner.json'), '{}\n');
    const files = createGuideFiles(folder);
    expect([files.read(), files.recall()]).toEqual([{ settings: null, owner: '{}\n' }, initialGuideMemory]);
    files.write({ settings: 'VITE_APP_URL=x\n', owner: '{}\n' });
    files.remember({ ...initialGuideMemory, asked: ['since'] });
    expect(readFileSync(join(folder, '.env.production'), 'utf8')).toBe('VITE_APP_URL=x\n');
    expect(files.recall().asked).toEqual(['since']);
    expect(existsSync(join(folder, '.env.production.new'))).toBe(false);
    writeFileSync(join(folder, 'owner.json'), '{');
    expect(() => files.read()).toThrow(/^owner\.json is not valid JSON: .* npm run go-live\.$/);
    writeFileSync(join(folder, guideMemoryFile), '{');
    expect(() => files.recall()).toThrow(/^\.env\.go-live\.json cannot be read\. Delete it: /);
  });
});

describe('a command', () => {
  test('of this repository or of Firebase is run by the Node of this process, without a shell', () => {
    expect(findProgramForCommand(['npm', 'run', 'withdraw', '--', '--new-key', 'x'])).toEqual([
      process.execPath,
      [join('dev', 'run.mjs'), 'withdraw', '--new-key', 'x'],
    ]);
    const [program, [file = '', ...args]] = findProgramForCommand(['npx', 'firebase', 'login']);
    expect([program, existsSync(file), args]).toEqual([process.execPath, true, ['login']]);
    expect(findProgramForCommand(['git', 'tag', 'live-1'])).toEqual(['git', ['tag', 'live-1']]);
  });

  test('that is not installed ends with exit code 127, and its name is printed', async () => {
    const { code, output } = await createCommandRunner()({ run: ['no-such-program', 'login'] });
    expect([code, output]).toEqual([127, expect.stringContaining('no-such-program')]);
  });

  test('that runs the doctor fails with the text of the doctor’s error if the doctor prints no JSON', async () => {
    const check = createDoctorRunner('.', ['--eval', 'console.error("owner.json: line 7"); process.exit(1)', '--']);
    await expect(check(null)).rejects.toThrow('owner.json: line 7');
  });
});
