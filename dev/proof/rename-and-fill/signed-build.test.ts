import { appendFileSync, cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { describeRelease } from '../../build/releases/release-list.ts';
import { settingsFile } from '../../build/settings/setting-problem.ts';
import { removeTemporaryFolders, temporaryFolder } from '../unit/temporary-folder.ts';
import { examplesIn, renamedCopy, runIn } from './renamed-copy.ts';

vi.setConfig({ testTimeout: 15 * 60_000 });
const copy = renamedCopy({ name: 'Ledg', domain: 'ledg.test', project: 'ledg-1' });
afterAll(copy.remove);
afterAll(removeTemporaryFolders);

/** Returns every card file that a build serves, by its hash. */
const cardIn = (folder: string) => describeRelease(join(folder, 'dist/site/widget'), '').files;

test('what its owner has signed on one machine every build has on others, to the byte, and no other build has', async () => {
  const secret = join(temporaryFolder('key'), 'signing.pem');
  const [, keys = ''] =
    /(VITE_SIGNING_KEYS=\S+)/.exec(await copy.run('dev/run.mjs', 'sign', '--new-key', secret)) ?? [];
  appendFileSync(join(copy.folder, settingsFile), `${keys}\n`);
  await copy.run('dev/run.mjs', 'link-previews');
  await expect(copy.run('dev/run.mjs', 'build')).rejects.toThrow('is not signed');
  await runIn(copy.folder, ['dev/run.mjs', 'sign'], { ACCT_SIGNING_KEY_FILE: secret });

  // The same sources on another machine, which has no key.
  const other = join(temporaryFolder('other-machine'), 'a longer way', 'to it');
  cpSync(copy.folder, other, { recursive: true, filter: (source) => basename(source) !== 'dist' });
  const elsewhere = { TZ: 'Asia/Kolkata', LANG: 'hi_IN.UTF-8', LC_ALL: 'hi_IN.UTF-8' };
  await runIn(other, ['dev/run.mjs', 'build'], elsewhere);
  expect(cardIn(other)).toEqual(cardIn(copy.folder));
  const headers = readFileSync(join(other, 'dist/firebase.json'), 'utf8');
  expect(headers).toBe(readFileSync(join(copy.folder, 'dist/firebase.json'), 'utf8'));
  expect(headers).toContain(`keyid=\\"${keys.split('S=')[1]}\\"`);

  expect(examplesIn(join(other, 'dist'))).toEqual([]);
  const doctor = ['--import', 'tsx', 'dev/proof/rename-and-fill/doctor-of-build.ts'];
  expect(await runIn(other, doctor)).toMatch(/\n\d{2} ok, 0 wrong, 0 not checked\.\n/);
  appendFileSync(join(other, 'widget/ui/card.css'), '\n.card { outline: 0; }\n');
  await expect(runIn(other, ['dev/run.mjs', 'build'], elsewhere)).rejects.toThrow(
    /acct-auth-card\.js of this build \(sha-256 \S+\) is not what was signed \(sha-256 \S+\)/,
  );
});
