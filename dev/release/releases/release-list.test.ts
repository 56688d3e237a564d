import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cardFiles, majorVersionFolder } from '../../../widget/release/release.ts';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { describeRelease, readRelease } from './release-list.ts';
import { buildSampleCard } from './testing/build-sample-card.ts';

const { widget, release } = buildSampleCard('1.0.0');

function copy(): string {
  const folder = temporaryFolder('copy');
  cpSync(widget, folder, { recursive: true });
  return folder;
}

test('the same files give the same release name in every folder', () => {
  expect(release.release).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
  expect(describeRelease(copy(), '1.0.0')).toEqual(release);
});

test('a different content, file name or version gives a different release name', () => {
  const [changed, renamed] = [copy(), copy()];
  writeFileSync(join(changed, 'declarative/hi-signup.html'), '<template> </template>');
  renameSync(join(renamed, 'hi.js'), join(renamed, 'ta.js'));
  const names = [changed, renamed].map((folder) => describeRelease(folder, '1.0.0').release);
  expect(new Set([...names, release.release, describeRelease(widget, '1.0.1').release]).size).toBe(4);
});

test('integrity.json names every file of the release, and readRelease returns the same data', () => {
  expect(Object.keys(release.files)).toEqual([
    cardFiles.shell,
    cardFiles.single,
    'declarative/hi-signup.html',
    ...['hi.js', cardFiles.react].sort(),
  ]);
  expect(readRelease(readFileSync(join(widget, 'integrity.json'), 'utf8'))).toEqual(release);
});

test('the folder that always has the newest release is named by the package’s major version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(majorVersionFolder).toBe(`v${version.split('.')[0]}`);
});
