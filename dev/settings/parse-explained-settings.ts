import { readFileSync } from 'node:fs';
import type { SettingName } from '../../settings/build-settings.ts';

export type ExplainedSetting = { readonly comment: string; readonly example: string };

/** Returns the comment and the example of every setting in a text such as `.env.example`. */
export function parseExplainedSettings(
  text = readFileSync('.env.example', 'utf8'),
): Readonly<Record<SettingName, ExplainedSetting>> {
  const blocks = text.matchAll(/((?:# (?!VITE_).*\r?\n)+)((?:(?:# )?VITE_\w+=.*\r?\n?)+)/g);
  const explained = Array.from(blocks, ([, above = '', lines = '']) => {
    const comment = above.replace(/^# /gm, '').trim().replace(/\r?\n/g, ' ');
    const settings = lines.matchAll(/^(?:# )?(VITE_\w+)=(.*?)\r?$/gm);
    return Array.from(settings, ([, name = '', example = '']) => [name, { comment, example }] as const);
  });
  return Object.fromEntries(explained.flat()) as Record<SettingName, ExplainedSetting>;
}
