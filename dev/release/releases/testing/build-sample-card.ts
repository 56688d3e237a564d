import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CardRelease, cardFiles } from '../../../../widget/release/release.ts';
import { temporaryFolder } from '../../../proof/unit/temporary-folder.ts';
import { describeRelease, formatIntegrityFile, integrityFile } from '../release-list.ts';

const shell = `const react=()=>import("./${cardFiles.react}"),hi=()=>import(\`./hi.js\`),own=import.meta.url.replace(/x/,"./");`;

type Sample = { readonly widget: string; readonly release: CardRelease };

/** Builds a small card for tests. Builds with different values of `mark` have different files. */
export function buildSampleCard(version: string, mark = ''): Sample {
  const widget = temporaryFolder('card');
  const files = {
    [cardFiles.shell]: shell,
    [cardFiles.react]: `export const mark='${mark}'`,
    [cardFiles.single]: `'all of it ${mark}';import.meta.url.replace(/x/,'./')`,
    'hi.js': 'export const hi=1',
    'declarative/hi-signup.html': '<template></template>',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(widget, file)), { recursive: true });
    writeFileSync(join(widget, file), content);
  }
  const release = describeRelease(widget, version);
  writeFileSync(join(widget, integrityFile), formatIntegrityFile(release));
  return { widget, release };
}

/** The private key that belongs to the public key of demo builds. It cannot withdraw a published release. */
export const demoWithdrawalSecret = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgNE4GaVihFW1i3Oyk
Sgl3DhfDJtobxV+ZckkF5zidkIuhRANCAASvXUPy2LzG03x7p+ZP6eleA5vczEnG
HaobDoFwnLyfSW1eVMW3tBsXVyy2L3rt5ghE2x+hu6muwJ+dKL1bfc7T
-----END PRIVATE KEY-----
`;
