import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteEnv } from '../base/site-env.ts';
import type { WindowsInstaller } from '../components/site-context.ts';
import { desktopInstaller } from '../content/facts/releases.ts';

const placeholder = 'This is a placeholder of the Windows installer, made by a demo build.\n';

/** Returns the installer with its checksum, or null. A demo build creates a small placeholder to try the download. */
export async function findInstaller(env: SiteEnv, siteFolder: string): Promise<WindowsInstaller | null> {
  if (env.installerPath === undefined) return null;
  const file = join(siteFolder, env.installerPath);
  if (env.isDemo) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, placeholder);
  }
  const content = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (content === null) return null;
  if (!env.isDemo) warnOfOtherSize(content.length, env.installerPath);
  return { path: env.installerPath, sha256: createHash('sha256').update(content).digest('hex') };
}

function warnOfOtherSize(bytes: number, path: string): void {
  const { version, megabytes } = desktopInstaller;
  const size = findInstallerSizeMismatch(bytes, megabytes);
  if (size === null) return;
  console.warn(
    `Installer ${path} has ${size} MB, but the downloads page says version ${version}, ${megabytes} MB: replace the file or update site/content/facts/releases.ts.`,
  );
}

/**
 * Returns the file's size in megabytes if the page states another size. Returns null if the stated size is right,
 * counted in units of 1000 or of 1024.
 */
export function findInstallerSizeMismatch(bytes: number, megabytes: number): string | null {
  const [size = '', other] = [bytes / 1e6, bytes / 2 ** 20].map((each) => each.toFixed(1));
  return [size, other].includes(megabytes.toFixed(1)) ? null : size;
}
