import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettingsText } from '../read-env-file.ts';
import { brandFile, factsFile, type SettingProblem, settingsFile } from './setting-problem.ts';

/** Where a name stands in front of its value. */
const settingLine = /^\s*(?:export\s+)?(\w+)\s*=/gm;
const factLine = /^ {2}(\w+):/gm;

/** Names that stand twice in a file below `folder`: of the two values one is read, and nobody sees which. */
export const givenTwice = (folder: string): readonly SettingProblem[] => [
  ...twiceIn(settingsFile, readSettingsText(folder) ?? '', settingLine),
  ...([factsFile, brandFile] as const).flatMap((file) => twiceIn(file, sourceOf(join(folder, file)), factLine)),
];

const sourceOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function twiceIn(file: SettingProblem['file'], text: string, line: RegExp): readonly SettingProblem[] {
  const names = Array.from(text.matchAll(line), ([, name = '']) => name);
  const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
  return [...twice].map((name) => ({
    id: 'given-twice',
    file,
    setting: name,
    level: 'warning',
    what: `${name} is given twice`,
    why: 'the last one counts',
    cure: 'Remove the line that is not meant',
  }));
}
