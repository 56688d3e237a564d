import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../proof/unit/temporary-folder.ts';
import { initialGuideMemory } from './guide.ts';
import { createGuideFiles, guideMemoryFile } from './guide-memory-file.ts';

const owner = readFileSync('owner.json', 'utf8');

/** Returns the files of a folder with an owner.json and a `.env.production`. */
function filesIn() {
  const folder = temporaryFolder('guide-files');
  writeFileSync(join(folder, 'owner.json'), owner);
  writeFileSync(join(folder, '.env.production'), 'VITE_BLOG_URL=a\n');
  return { folder, files: createGuideFiles(folder) };
}

describe('writing the owner’s files', () => {
  test('keeps the read permissions of a file', () => {
    const { folder, files } = filesIn();
    const file = join(folder, '.env.production');
    chmodSync(file, 0o600);
    files.write({ settings: 'VITE_BLOG_URL=b\n', owner });
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['VITE_BLOG_URL=b\n', 0o600]);
  });

  test('leaves a read-only file unchanged, and reports in one sentence that it is read-only', () => {
    const { folder, files } = filesIn();
    chmodSync(join(folder, 'owner.json'), 0o444);
    const write = () => files.write({ settings: 'VITE_BLOG_URL=b\n', owner: '{}' });
    expect(write).toThrow(
      'owner.json cannot be written: it is read-only. Allow writing it, then run npm run go-live again.',
    );
    expect(readdirSync(folder).sort()).toEqual(['.env.production', 'owner.json']);
    // If one of the two files cannot be written, neither is written.
    expect(readFileSync(join(folder, '.env.production'), 'utf8')).toBe('VITE_BLOG_URL=a\n');
  });

  test('reports in one sentence that a file cannot be written', () => {
    const { folder, files } = filesIn();
    mkdirSync(join(folder, 'owner.json.new'));
    expect(() => files.write({ settings: null, owner: '{}' })).toThrow(/^owner\.json cannot be written: EISDIR.*\.$/);
  });
});

test.each(['x', '7', 'null', '{"answers":[1]}', '{"answers":{"name":7}}', '{"asked":7}', '{"confirmed":null}'])(
  'an .env.go-live.json with the wrong content %s is reported in one sentence',
  (text) => {
    const { folder, files } = filesIn();
    writeFileSync(join(folder, guideMemoryFile), text);
    expect(files.recall).toThrow(/^\.env\.go-live\.json cannot be read\. Delete it: /);
  },
);

test('.env.go-live.json is read back unchanged, and a part that is missing in this file is read as empty', () => {
  const { folder, files } = filesIn();
  const memory = { answers: { name: 'हिसाब "A" #1', sellerGstin: null }, asked: ['name'], confirmed: { billing: [] } };
  files.remember(memory);
  expect(files.recall()).toEqual(memory);
  writeFileSync(join(folder, guideMemoryFile), '{"asked":["name"]}');
  expect(files.recall()).toEqual({ ...initialGuideMemory, asked: ['name'] });
});
