import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { printTable } from '../build/print-table.ts';
import { table } from '../build/readme/markdown.ts';
import type { ProofOptions } from './proof-part.ts';
import type { BrowserTest } from './suite/browser-tests.ts';
import { type MeasuredSection, withMeasured } from './with-measured.ts';

const page = 'docs/reliability.md';
const engines = ['Chromium', 'Firefox', 'DuckDuckGo'] as const;
const checks = ['fields', 'user name'] as const;
const columns = engines.flatMap((engine) => checks.map((check) => `${engine}, ${check}`));
const places = {
  page: 'our own /login',
  tag: "a partner's tag",
  declarative: 'a declarative shadow root',
} as const;

const section: MeasuredSection = {
  name: 'autofill',
  heading: 'Autofill and password managers',
  intro: `Whether what is stored in a browser or manager comes into the right fields of Sign Up, and whether the user name that it keeps right after is the
e-mail address. \`npm run proof -- autofill --write\` writes this. DuckDuckGo's engine is run from a build of its repository where
\`DUCKDUCKGO_AUTOFILL\` says where that is; it knows no companies, so there the field has to stay as it is.`,
};

/** The table of the autofill tests, whose titles are `engine, check: language, place`. What no test was there for was not run. */
export function autofillRows(tests: readonly Pick<BrowserTest, 'titles' | 'ok'>[]): readonly (readonly string[])[] {
  const results = new Map(tests.map(({ titles, ok }) => [titles.at(-1) ?? '', ok ? 'right' : '**wrong**']));
  const languages = new Set(Array.from(results.keys(), (title) => /: (.+), /.exec(title)?.[1] ?? ''));
  return [...languages]
    .sort()
    .flatMap((language) =>
      Object.entries(places).map(([place, where]) => [
        `${language}, ${where}`,
        ...columns.map((column) => results.get(`${column}: ${language}, ${place}`) ?? 'not run'),
      ]),
    );
}

/** Prints the table, and writes it into docs/reliability.md, between markers of its own, where it is asked to and nothing was left out. */
export function tellAutofill(tests: readonly BrowserTest[], { short, write }: ProofOptions): readonly string[] {
  const heads = ['card', ...columns];
  const rows = autofillRows(tests);
  printTable('Autofill', heads, rows);
  if (write && !short) {
    const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
    writeFileSync(page, withMeasured(before, section, table(heads, rows)));
  }
  return [];
}
