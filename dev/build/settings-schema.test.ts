import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readBuildSettings } from './build-settings.ts';
import { isRequired, type SettingName, settingNames } from './settings-schema.ts';

const example = readFileSync('.env.example', 'utf8');
const namesIn = (lines: string): string[] =>
  Array.from(lines.matchAll(/^(?:# )?(VITE_\w+)=/gm), ([, name = '']) => name);

/** Comments, each with the settings right below it. */
const explained = Array.from(
  example.matchAll(/((?:# (?!VITE_).*\n)+)((?:(?:# )?VITE_\w+=.*\n?)+)/g),
  ([, comment = '', lines = '']) => ({ comment, names: namesIn(lines) as SettingName[] }),
);

test('.env.example holds and explains every setting, in the order of the schema', () => {
  expect(namesIn(example)).toEqual(settingNames);
  expect(explained.flatMap(({ names }) => names)).toEqual(settingNames);
});

test('.env.example calls optional what a build can do without, and nothing else', () => {
  for (const { comment, names } of explained) {
    for (const name of names) expect(isRequired(name), name).toBe(!comment.includes('Optional'));
  }
});

test('.env.example has every value in the right form, those of its optional lines too', () => {
  const withOptional = parseEnv(example.replace(/^# (VITE_)/gm, '$1'));
  const { mode, values } = readBuildSettings(withOptional, { goesLive: false });
  expect(mode).toBe('live');
  expect(Object.keys(values)).toEqual(settingNames);
});
