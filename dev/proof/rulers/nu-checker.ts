import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { findOnPath } from '../../build/find-on-path.ts';
import type { Finding, NotRun } from './finding.ts';

const jar = String(createRequire(import.meta.url)('vnu-jar'));

type Answer = {
  readonly messages: readonly {
    readonly url?: string;
    readonly type: string;
    readonly subType?: string;
    readonly message: string;
    readonly extract?: string;
  }[];
};

/**
 * What the Nu checker of the W3C says of documents, all in one run of Java; 'not run' where there is no Java. `folder`: where they are laid for it,
 * emptied before. The result has a list for each document.
 */
export async function nuChecker(
  documents: ReadonlyMap<string, string>,
  folder: string,
  env: Readonly<NodeJS.ProcessEnv> = process.env,
): Promise<ReadonlyMap<string, readonly Finding[]> | NotRun> {
  const java = findOnPath(['java'], env);
  if (java === undefined) return 'not run';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const found = new Map<string, Finding[]>();
  const files = Array.from(documents, ([name, markup], index) => {
    const file = resolve(join(folder, `${index}.html`));
    writeFileSync(file, markup);
    const findings: Finding[] = [];
    found.set(name, findings);
    return { file, findings, url: pathToFileURL(file).href.replace('file:///', 'file:/') };
  });
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files.map(({ file }) => file)];
  const { stdout } = await promisify(execFile)(java, args, { maxBuffer: 64 * 1024 * 1024 });
  for (const { url, type, subType, message, extract = '' } of (JSON.parse(stdout) as Answer).messages) {
    const document = files.find((each) => each.url === url);
    if (document === undefined) throw new Error(`the Nu checker speaks of ${url}: ${message}`);
    document.findings.push({ rule: `${subType ?? type} ${message}`, where: extract, says: message });
  }
  return found;
}
