import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { desktopInstaller } from '../content/facts/releases.ts';
import type { Installer } from '../site-context.ts';
import type { SiteEnv } from '../site-env.ts';

const placeholder = 'This is a placeholder of the Windows installer, made by a demo build.\n';

/**
 * The installer among the files to be served, with its checksum, or null when there is none. A demo build puts a small
 * placeholder at the path, so that the download can be tried.
 */
export async function findInstaller(env: SiteEnv, siteFolder: string): Promise<Installer | null> {
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

/** The page names a size; whether its megabytes are of 1000 or 1024 nobody can tell. */
function warnOfOtherSize(bytes: number, path: string): void {
  const sizes = [bytes / 1e6, bytes / 2 ** 20].map((size) => size.toFixed(1));
  const { version, megabytes } = desktopInstaller;
  if (sizes.includes(megabytes.toFixed(1))) return;
  console.warn(
    `Installer ${path} has ${sizes[0]} MB, the downloads page says version ${version}, ${megabytes} MB: another file, or site/content/facts/releases.ts is old.`,
  );
}
