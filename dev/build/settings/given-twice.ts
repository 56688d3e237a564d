import { join } from 'node:path';
import { readText } from '../read-env-file.ts';
import { brandFile, factsFile, type SettingProblem, settingsFile } from './setting-problem.ts';

/** Where a name stands in front of its value. */
const lines = [
  [settingsFile, /^\s*(?:export\s+)?(\w+)\s*=/gm],
  [factsFile, /^ {2}(\w+):/gm],
  [brandFile, /^ {2}(\w+):/gm],
] as const;

/** Names that stand twice in a file below `folder`: of the two values one is read, and nobody sees which. */
export const givenTwice = (folder: string): readonly SettingProblem[] =>
  lines.flatMap(([file, line]) => {
    const names = Array.from((readText(join(folder, file)) ?? '').matchAll(line), ([, name = '']) => name);
    const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    const words = { why: 'the last one counts', cure: 'Remove the line that is not meant' };
    return Array.from(twice, (setting): SettingProblem => {
      return { ...words, id: 'given-twice', file, setting, level: 'warning', what: `${setting} is given twice` };
    });
  });
