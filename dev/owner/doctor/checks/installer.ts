import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, pathInLanguage } from '../../../../account/languages.ts';
import { findInstallerSizeMismatch } from '../../../../site/prerender/find-installer.ts';
import { runCheckOnCurrentBuild } from '../built-site.ts';
import type { DoctorContext } from '../context.ts';
import { type Finding, notCheckedFinding, okFinding, wrongFinding } from '../finding.ts';

const cure = 'npm run build';

/**
 * Checks that the Windows installer exists, that the build has the same file, and that the downloads page has its
 * checksum.
 */
export function checkInstaller(context: DoctorContext): Promise<readonly Finding[]> {
  const why = 'visitors could not download it, or would find that its checksum differs';
  const subject = { id: 'installer', what: 'The installer was', why };
  return runCheckOnCurrentBuild(context, subject, ({ env, file, page }) => {
    const path = env.installerPath;
    if (path === undefined) {
      return [
        okFinding('installer', 'No installer is offered (VITE_INSTALLER_PATH is not set), and /downloads says so'),
      ];
    }
    if (env.isDemo) {
      const what = 'The installer was not looked at: a demo build has a placeholder instead';
      return [notCheckedFinding('installer', { what, why, cure: 'Set VITE_INSTALLER_PATH for a live build' })];
    }
    const source = join(context.root, 'site/public', path);
    if (!existsSync(source)) {
      const what = `There is no installer at site/public${path}`;
      const unavailable = 'the downloads page says "Installer not available yet"';
      return [
        wrongFinding('installer-missing', {
          what,
          why: unavailable,
          cure: 'Put the file there, or leave VITE_INSTALLER_PATH out; then build',
        }),
      ];
    }
    const content = readFileSync(source);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const faults: Finding[] = [];
    if (!file(path)?.equals(content)) {
      const what = `dist/site${path} is not the file at site/public${path}`;
      faults.push(wrongFinding('installer-stale', { what, why: 'visitors would download the other one', cure }));
    }
    const pages = languageCodes.map((language) => pathInLanguage('/downloads', language));
    const without = pages.filter((each) => !page(each)?.includes(sha256));
    if (without.length > 0) {
      const what = `The checksum on ${without.join(' and ')} in dist is not that of the installer, ${sha256.slice(0, 12)}…`;
      faults.push(wrongFinding('installer-checksum', { what, why: 'careful visitors would not open it', cure }));
    }
    const size = findInstallerSizeMismatch(content.length, context.installerMegabytes);
    if (size !== null) {
      const what = `The installer has ${size} MB, the downloads page says ${context.installerMegabytes}`;
      const outdated = 'site/content/facts/releases.ts is outdated, or the file is another one';
      faults.push(
        wrongFinding('installer-size', { what, why: outdated, cure: 'Write version and size there, then build' }),
      );
    }
    return faults.length > 0
      ? faults
      : [okFinding('installer', `The installer is there, and /downloads has its checksum`)];
  });
}
