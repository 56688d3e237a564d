import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { CommandError } from '../base/run-tool.ts';
import { readSourceWords, type SourceWords } from '../docs/read-source-words.ts';
import { sourceFiles } from '../proof/unit/source-files.ts';

const sampleSize = 60;

/**
 * `npm run sample-words [-- --seed TEXT]`: prints 60 comments, 60 test titles and 60 exported names as bare lists, for
 * a reader, who marks each text that needs a second reading. The seed is the hash of the last commit unless one is
 * given.
 */
export function runSampleWordsCommand(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string' } } });
  const seed = values.seed ?? hashOfCommit();
  const files = sourceFiles.map(({ file, source }) => readSourceWords(file, source));
  const headings: Readonly<Record<keyof SourceWords, string>> = {
    comments: 'Comments',
    titles: 'Test titles',
    names: 'Exported names',
  };
  for (const kind of Object.keys(headings) as (keyof SourceWords)[]) {
    const all = new Set(files.flatMap((words) => words[kind]));
    console.log(`\n## ${headings[kind]}: ${sampleSize} of ${all.size}, seed ${seed}\n`);
    for (const [index, text] of drawn([...all], seed).entries()) console.log(`${index + 1}. ${text}`);
  }
  return 0;
}

function hashOfCommit(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  if (status !== 0) throw new CommandError('This folder has no commit: give a seed with --seed TEXT.');
  return stdout.trim();
}

/**
 * Sorts the texts by the hash of seed and text, and returns the first ones. The same seed always selects the same
 * texts.
 */
function drawn(texts: readonly string[], seed: string): readonly string[] {
  const byHash = texts.map((text) => {
    const hash = createHash('sha256').update(seed).update(text).digest('hex');
    return { hash, text };
  });
  return byHash
    .sort((one, other) => (one.hash < other.hash ? -1 : 1))
    .slice(0, sampleSize)
    .map(({ text }) => text);
}
