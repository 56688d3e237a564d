import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fillGeneratedBlocks } from '../../widget/docs/markdown.ts';
import { drawImports, listImports } from '../docs/draw-imports.ts';
import {
  generateExampleSettingsTable,
  generateExampleStyleSheet,
  generatePartnerReadme,
} from '../docs/generated-texts.ts';
import { formatStepsDocument } from '../owner/go-live/step-text.ts';
import { levels } from '../proof/conventions/levels.ts';
import { sourceFiles } from '../proof/unit/source-files.ts';
import { recordWords } from '../release/editions/record-words.ts';
import { readEnvFile } from '../settings/read-env-file.ts';

/** The documents with generated parts. Each function returns the new text of a document from its current text. */
export const generatedDocuments: Readonly<Record<string, (before: string) => string>> = {
  'widget/README.md': generatePartnerReadme,
  'docs/go-live.md': (before) => fillGeneratedBlocks(before, { steps: formatStepsDocument() }),
  'docs/architecture.md': (before) => fillGeneratedBlocks(before, { imports: drawImports(sourceFiles) }),
  'examples/application/public/style.css': generateExampleStyleSheet,
  'examples/application/README.md': (before) =>
    fillGeneratedBlocks(before, { settings: generateExampleSettingsTable() }),
};

/**
 * `npm run readme`: writes the drawing of docs/architecture.md and the partner's guide from the sources. `--edition`
 * instead records the text of today's edition of notice and terms. `--corrected-by NAME` records a spelling correction
 * and its reviewer. `--imports` prints which folder imports which.
 */
export async function runReadmeCommand(args: readonly string[] = []): Promise<number> {
  const flag = { type: 'boolean' } as const;
  const options = { edition: flag, imports: flag, 'corrected-by': { type: 'string' } } as const;
  const { edition, imports, 'corrected-by': reviewer } = parseArgs({ args: [...args], options }).values;
  if (edition || reviewer !== undefined) {
    await recordWords(readEnvFile('.'), reviewer?.trim());
    return 0;
  }
  if (imports) {
    console.log(listImports(sourceFiles, levels.flat()));
    return 0;
  }
  for (const [file, write] of Object.entries(generatedDocuments)) {
    const before = readFileSync(file, 'utf8');
    const after = write(before);
    if (after !== before) writeFileSync(file, after);
    console.log(`${file}: ${after === before ? 'up to date' : 'written'}`);
  }
  return 0;
}
