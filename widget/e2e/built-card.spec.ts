import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'acorn';
import budgets from '../../budgets.json' with { type: 'json' };
import { expect, test } from '../../dev/e2e/test.ts';
import { readTestRun } from '../../dev/e2e/test-run.ts';
import { CardPage } from './card-page.ts';

const folder = join(readTestRun().folder, 'widget');
const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const source = (file: string): string => readFileSync(join(folder, file), 'utf8');
const size = (...files: readonly string[]): number =>
  files.reduce((sum, file) => sum + brotliCompressSync(source(file)).length, 0);
/** The one chunk whose name begins like this. */
const chunk = (name: string): string => {
  const found = scripts.filter((file) => file.startsWith(`chunks/${name}`));
  if (found.length !== 1 || !found[0]) throw new Error(`chunks/${name}* names ${found.length} files`);
  return found[0];
};
/** A chunk and every chunk it imports, but for those of the touch part, which are there already. */
const withImports = (file: string): string[] => {
  const imports = Array.from(
    source(file).matchAll(/from\s*["'`]\.\/([^"'`]+)["'`]/g),
    ([, name = '']) => `chunks/${name}`,
  );
  const touch = source('touch-part.js');
  return [
    file,
    ...imports.filter((each) => !touch.includes(`from"./${each}"`) && !touch.includes(`from\`./${each}\``)),
  ];
};

test('the card keeps to its budgets', () => {
  const { widget } = budgets;
  const sizes = {
    visible: size('acct-auth-card.js'),
    interactive: size('acct-auth-card.js', 'react-part.js'),
    hindi: size('hindi-part.js'),
    touch: size('touch-part.js'),
    firebaseAuth: size(...withImports(chunk('firebase-auth-part'))),
  };
  const over = Object.entries(sizes).filter(([name, bytes]) => bytes > widget[name as keyof typeof sizes]);
  expect(over, JSON.stringify(sizes)).toEqual([]);
});

test('every shipped file is syntax that Safari 13 and Chrome 80 know', () => {
  for (const file of scripts) {
    // Both are older than their place in the standard: https://caniuse.com/es6-module-dynamic-import
    const code = source(file)
      .replace(/\bimport\.meta\b/g, '__meta')
      .replace(/\bimport\(/g, '__import(');
    expect(() => parse(code, { ecmaVersion: 2019, sourceType: 'module' }), file).not.toThrow();
  }
});

test('no shipped file of ours calls what those browsers lack', () => {
  const newer =
    /\.replaceAll\(|Object\.hasOwn\(|structuredClone\(|randomUUID\(|\.replaceChildren\(|AbortSignal\.timeout|attachInternals\(|\.at\(-/;
  for (const file of scripts) {
    expect(source(file).match(newer)?.[0], file).toBeUndefined();
  }
});

test('until it can be used the card asks for three files, the page included', async ({
  page,
  services,
  refusedHosts,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${services.partner}/bare-tag`);
  await expect(new CardPage(page).root.locator('[data-state=ready]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/bare-tag', '/widget/v1/acct-auth-card.js', '/widget/v1/react-part.js']);
  expect(requests.length).toBeLessThanOrEqual(budgets.widget.requestsUntilInteractive);
  expect([...refusedHosts]).toEqual([]);
});
