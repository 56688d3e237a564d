import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../dev/proof/unit/temporary-folder.ts';
import { demoSiteEnv } from '../testing/site-settings.ts';
import { findInstaller } from './find-installer.ts';

const demo = { ...demoSiteEnv, installerPath: '/setup.exe' };
const live = { ...demo, isDemo: false };
let folder = '';

beforeEach(() => {
  folder = temporaryFolder('installer');
});

it('findInstaller finds the installer of a live build, computes its checksum, and warns if its size differs from the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  writeFileSync(join(folder, 'setup.exe'), 'MZ');
  expect(await findInstaller(live, folder)).toEqual({
    path: '/setup.exe',
    sha256: createHash('sha256').update('MZ').digest('hex'),
  });
  expect(warn.mock.calls.flat().join()).toContain('has 0.0 MB, but the downloads page says version 2.0.0, 45.2 MB');
  warn.mockReset();
  writeFileSync(join(folder, 'setup.exe'), Buffer.alloc(45_200_000));
  await findInstaller(live, folder);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('findInstaller returns null if a live build has no installer, or no path for one', async () => {
  expect(await findInstaller(live, folder)).toBeNull();
  expect(await findInstaller({ ...live, installerPath: undefined }, folder)).toBeNull();
});

it('findInstaller creates a placeholder of the installer for a demo build', async () => {
  expect(await findInstaller(demo, folder)).toMatchObject({ path: '/setup.exe' });
});
