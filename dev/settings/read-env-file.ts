import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { CommandError } from '../base/run-tool.ts';
import { readRawSettings } from './check-settings.ts';
import { type OwnerInputPart, ownerFile, type SettingProblem, settingsFile } from './setting-problem.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the settings of `.env.production`, overridden by the environment. Throws a CommandError if the file exists
 * but neither file nor environment has a setting, because then a demo would go live. With `mayBeEmpty`, a file without
 * settings is allowed.
 */
export function readEnvFile(folder: string, env: Env = process.env, { mayBeEmpty = false } = {}): Env {
  const text = readTextFile(join(folder, settingsFile));
  if (text === null) return env;
  const merged = { ...parseEnvFile(text), ...env };
  if (mayBeEmpty || Object.keys(readRawSettings(merged)).length > 0) return merged;
  const cure = 'Write lines such as VITE_SITE_ORIGIN=https://www.your-domain (.env.example), or remove it for a demo';
  throw new CommandError(`${settingsFile}: none of its lines sets a setting, so the build would be a demo. ${cure}.`);
}

/** Returns the variables in the text of a `.env.production`. */
export const parseEnvFile = (text: string): Env => parseEnv(text.split('\n').map(asParsed).join('\n'));

/**
 * Changes a line so that `parseEnv` reads it correctly. Comments out a line without a value, because `parseEnv` would
 * add its words to the next name. Puts an address with a # in quotes, because otherwise the address would end at the #.
 */
function asParsed(line: string): string {
  const trimmed = line.trim();
  return /^[^=]+=/.test(trimmed)
    ? trimmed.replace(/(?<==\s*)(https?:[^\s"#]+#[^\s"]*)(?=$|\s+#)/, '"$1"')
    : `#${trimmed}`;
}

/** Returns the text of a file in any encoding that editors use, or null if the file is missing. */
export function readTextFile(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    const bytes = readFileSync(file);
    const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
    // Removes the byte order mark, which would become part of the first name.
    return new TextDecoder(encoding).decode(bytes);
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}. Save it as a text in UTF-8.`);
  }
}

/** Patterns that find the names of settings and facts, one for each of the owner's files. */
const lines: readonly (readonly [OwnerInputPart, string, RegExp])[] = [
  ['settings', settingsFile, /^\s*(?:export\s+)?(\w+)\s*=/gm],
  ['facts', ownerFile, /^\s*"(\w+)"\s*:/gm],
];

/** Returns a problem for each name that a file in `folder` sets twice, because only one of the two values is used. */
export const findDuplicateSettings = (folder: string): readonly SettingProblem[] =>
  lines.flatMap(([part, file, line]) => {
    const names = Array.from((readTextFile(join(folder, file)) ?? '').matchAll(line), ([, name = '']) => name);
    const twice = new Set(names.filter((name, at) => names.indexOf(name) !== at));
    const words = { why: 'the last one counts', cure: 'Remove the line that you do not want' };
    return Array.from(twice, (setting): SettingProblem => {
      return { ...words, id: 'given-twice', part, setting, level: 'warning', what: `${setting} is set twice` };
    });
  });
