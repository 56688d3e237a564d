import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGuideTables } from '../../widget/docs/guide-tables.ts';
import { createHeadingAnchor, sampleGuideValues } from '../../widget/docs/insert-guide-values.ts';
import { fillGeneratedBlocks, formatInlineCode, formatMarkdownTable } from '../../widget/docs/markdown.ts';
import { readDesignTokens } from '../../widget/docs/token-docs.ts';

const folder = join('examples', 'application');

/**
 * Returns a Markdown table of the settings in the example's `.env.example`: the name, the sample value, and the comment
 * above the setting.
 */
export function generateExampleSettingsTable(text = readFileSync(join(folder, '.env.example'), 'utf8')): string {
  const settings = text.matchAll(/((?:^# .*\n)+)(?:# )?([A-Z][A-Z_]+)=(.*)$/gm);
  const rows = Array.from(settings, ([, above = '', name = '', value = '']) => [
    formatInlineCode(name),
    formatInlineCode(value),
    above.replace(/^# /gm, '').trim().replaceAll('\n', ' '),
  ]);
  return formatMarkdownTable(['setting', 'sample', 'what'], rows);
}

/**
 * Returns the example's style sheet with the site's colours. The style sheet imports no file, because developers copy
 * it.
 */
export function generateExampleStyleSheet(before: string): string {
  const dark = '@media (prefers-color-scheme: dark)';
  const { light, ...tokens } = readDesignTokens();
  const [day = '', night = ''] = before.split(dark);
  const filled = (text: string, values: Readonly<Record<string, string>>): string =>
    text.replace(/--([\w-]+): #\w+/g, (line, name: string) => `--${name}: ${values[`--acct-${name}`] ?? line}`);
  return [filled(day, light), filled(night, { ...light, ...tokens.dark })].join(dark);
}

/**
 * Returns widget/README.md with sample values. Its table of contents and its other tables are generated from the
 * sources.
 */
export function generatePartnerReadme(before: string): string {
  const headings = Array.from(before.matchAll(/^## (.+)$/gm), ([, heading = '']) => heading);
  const contents = headings.map((heading) => `[${heading}](#${createHeadingAnchor(heading)})`).join(' · ');
  return fillGeneratedBlocks(before, { contents, ...createGuideTables(sampleGuideValues) });
}
