import { readFileSync } from 'node:fs';
import { code, table } from './markdown.ts';

const file = 'examples/application/.env.example';

/** The settings of the example as a table, from its sample file: name, value there, and the lines above it. */
export function exampleSettings(text = readFileSync(file, 'utf8')): string {
  const settings = text.matchAll(/((?:^# .*\n)+)(?:# )?([A-Z][A-Z_]+)=(.*)$/gm);
  const rows = Array.from(settings, ([, above = '', name = '', value = '']) => [
    code(name),
    code(value),
    above.replace(/^# /gm, '').trim().replaceAll('\n', ' '),
  ]);
  return table(['setting', 'sample', 'what'], rows);
}
