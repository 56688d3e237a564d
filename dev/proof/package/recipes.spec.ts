import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CardPage } from '../../../widget/e2e/card-page.ts';
import { type CodeBlock, parseCodeBlocks } from '../../docs/parse-code-blocks.ts';
import { cardFolder, frameworksWithTypes } from '../../release/package/package-files.ts';
import { packCard } from '../../release/package/write-package.ts';
import { expect, test } from '../browser/test.ts';
import { readTestRun } from '../browser/test-run.ts';
import { followRecipe } from './follow-recipe.ts';
import { servePackage } from './serve-package.ts';

/** The package name that the files in `mistakes` import. */
const sampleName = '@acct/auth-card';

type Recipe = {
  /** Files with mistakes that must not compile, and their folders. */
  readonly mistakes: Readonly<Record<string, string>>;
  /** The command that compiles the files with mistakes. */
  readonly compiles: string;
  /** Returns the guide's code blocks that the reader has to run. Absent: the blocks below the recipe's heading. */
  readonly blocks?: (guide: readonly CodeBlock[]) => readonly CodeBlock[];
};

const below = (guide: readonly CodeBlock[], heading: string) => guide.filter((block) => block.heading === heading);

/** Returns the recipe for React, but with React 18 and the component that the guide names for React 18. */
function withReact18(guide: readonly CodeBlock[]): readonly CodeBlock[] {
  const component = below(guide, 'Next.js').find(({ file }) => file === 'app/sign-up-card.tsx')?.text ?? '';
  const older = 'npm install react@18.3.1 react-dom@18.3.1 @types/react@18 @types/react-dom@18';
  return below(guide, 'React').map((block) => {
    if (block.language === 'sh') return { ...block, text: block.text.replace('\nnpm run dev', `\n${older}$&`) };
    return block.file === 'src/sign-up-card.tsx' ? { ...block, text: component } : block;
  });
}

/** The recipes, by their heading in the guide or by a name for the variant. */
const recipes: Readonly<Record<string, Recipe>> = {
  'Plain HTML, with the files on your own server': { mistakes: {}, compiles: 'true' },
  React: { mistakes: { 'react.tsx': 'src', 'plain.ts': 'src' }, compiles: 'npm run build' },
  'Next.js': { mistakes: { 'react.tsx': 'app' }, compiles: 'npx tsc --noEmit' },
  'React, with React 18': { mistakes: {}, compiles: 'npm run build', blocks: withReact18 },
  Vue: { mistakes: { 'card-page.vue': 'src' }, compiles: 'npm run build' },
};

// Runs one recipe after another, since each recipe installs a project, and all pack the card into the same file.
test.describe.configure({ mode: 'default' });

for (const [heading, { mistakes: planted, compiles, blocks }] of Object.entries(recipes)) {
  test(`the recipe "${heading}" works in an empty folder: a sign-up succeeds, and mistakes do not compile`, {
    tag: '@proof:package',
  }, async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(/is rendering with server caches disabled/);
    test.setTimeout(600_000);
    const { folder } = readTestRun();
    const card = packCard(folder);
    const registry = await servePackage(folder, card);
    const guide = readFileSync(join(folder, 'site', 'llms.txt'), 'utf8');
    const all = parseCodeBlocks(guide);
    const recipe = blocks?.(all) ?? below(all, heading);
    const greetings: string[] = [];
    page.on('console', (message) => {
      if (message.text() === 'true') greetings.push(message.text());
    });
    const { address, project, parent, complaint, stop } = await followRecipe(recipe, registry.line);
    try {
      await page.goto(address);
      const form = new CardPage(page);
      await form.fillSignUp(visitor);
      await form.waitForTestCheck();
      await form.createAccount();
      await page.waitForURL(`${services.app}/`);
      expect(await backend.uidOf(visitor.email)).not.toBe('');
      const printsNewUser = recipe.some(({ text }) => text.includes('console.log(detail.isNewUser)'));
      expect(greetings, 'the listener of the recipe').toEqual(printsNewUser ? ['true'] : []);
      for (const [file, targetFolder] of Object.entries(planted)) {
        const text = readFileSync(join(import.meta.dirname, 'integration-mistakes', file), 'utf8');
        writeFileSync(join(project, targetFolder, file), text.replaceAll(`'${sampleName}`, `'${card.name}`));
      }
      expect(await complaint(compiles)).toBe('');
      if (heading !== 'React') return;
      const imports = ['', '/single', ...frameworksWithTypes.map((framework) => `/${framework}`)].map(
        (entry) => `await import('${card.name}${entry}');`,
      );
      expect(await complaint(`node --input-type=module -e "${imports.join('')}"`), 'in Node').toBe('');
      expect(await complaint(`npx --yes publint@0.3.25 run '${card.tarball}' --strict`)).toBe('');
      expect(withoutMap(join(project, 'node_modules', card.name, cardFolder))).toEqual([]);
    } finally {
      await stop();
      await registry.stop();
      // Tries to delete the folder several times, since a server may still write a cache file while it stops.
      rmSync(parent, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
    }
  });
}

function withoutMap(folder: string): readonly string[] {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  return scripts.filter((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    return !existsSync(join(folder, `${file}.map`)) || !code.endsWith(`//# sourceMappingURL=${file}.map\n`);
  });
}
