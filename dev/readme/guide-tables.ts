import { readFileSync } from 'node:fs';
import { attributeNames, readCardConfig } from '../../widget/core/card-config.ts';
import { configCures } from '../../widget/core/config-cures.ts';
import { errorAnchor } from '../../widget/core/errors.ts';
import { attributeDocs } from '../../widget/docs/attribute-docs.ts';
import { errorDocs } from '../../widget/docs/error-docs.ts';
import { eventDocs } from '../../widget/docs/event-docs.ts';
import { methodDocs } from '../../widget/docs/method-docs.ts';
import { partDocs } from '../../widget/docs/part-docs.ts';
import { slotDocs } from '../../widget/docs/slot-docs.ts';
import { stateDocs } from '../../widget/docs/state-docs.ts';
import { tokenDocs } from '../../widget/docs/token-docs.ts';
import { movingSnippet, pinnedSnippet } from '../../widget/release/card-snippets.ts';
import { sampleRelease } from '../../widget/release/sample-release.ts';
import { readTokens } from './read-tokens.ts';

/** A table of Markdown; the cells are Markdown themselves. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** A cell that is shown as it is written. */
export function code(text: string): string {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

const html = (snippet: string): string => ['```html', snippet, '```'].join('\n');

/** As /docs of the site shows them with a live build's own values. */
const snippetPlace = {
  origin: 'https://www.acct.example',
  appUrl: 'https://app.acct.example',
  cookieDomain: '.acct.example',
  fallback: 'Sign up or sign in',
};

/** A code with the anchor that the card's console lines end with. */
const anchored = (name: string): string => `<a id="${errorAnchor(name)}"></a>${code(name)}`;

/** Every table and snippet of widget/README.md by the name in its markers. */
export function guideTables(): Readonly<Record<string, string>> {
  return {
    'pinned-snippet': html(pinnedSnippet(sampleRelease, snippetPlace)),
    'moving-snippet': html(movingSnippet(snippetPlace)),
    attributes: table(
      ['attribute', 'default', 'meaning', 'example'],
      Object.entries(attributeDocs).map(([name, doc]) => [code(name), doc.defaultsTo, doc.meaning, code(doc.example)]),
    ),
    events: table(
      ['event', 'detail', 'when'],
      Object.entries(eventDocs).map(([name, { detail, when }]) => [code(name), detail || 'none', when]),
    ),
    methods: table(
      ['method', 'what it does'],
      Object.entries(methodDocs).map(([name, what]) => [code(`${name}()`), what]),
    ),
    parts: table(
      ['part', 'what it is'],
      Object.entries(partDocs).map(([name, what]) => [code(name), what]),
    ),
    slots: table(
      ['slot', 'what it is for'],
      Object.entries(slotDocs).map(([name, what]) => [code(name), what]),
    ),
    tokens: tokenTable(),
    states: table(
      ['`data-state`', 'meaning'],
      Object.entries(stateDocs).map(([name, what]) => [code(name), what]),
    ),
    errors: table(
      ['code', 'what happened', 'cure'],
      Object.entries(errorDocs).map(([name, { what, cure }]) => [anchored(name), what, cure]),
    ),
    'config-errors': configTable(),
  };
}

function tokenTable(): string {
  const { light, dark } = readTokens(readFileSync('widget/tokens.css', 'utf8'));
  const rows = Object.entries(tokenDocs).map(([name, what]) => [
    code(name),
    code(light[name] ?? ''),
    dark[name] === undefined ? 'the same' : code(dark[name]),
    what,
  ]);
  return table(['property', 'light', 'dark', 'used for'], rows);
}

/** What a bad value does is asked of the card's own reader. */
function configTable(): string {
  const bad = Object.fromEntries(attributeNames.map((name) => [name, 'not so!']));
  const { problems } = readCardConfig(bad, { language: null, url: 'https://www.acct.example/' }, {});
  const fatal = new Map(problems.map((problem) => [problem.attribute, problem.fatal]));
  const rows = Object.entries(configCures).map(([name, cure]) => [
    anchored(`config/${name}`),
    fatal.get(name) ? 'the card cannot be used' : 'the default is taken',
    `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`,
  ]);
  return table(['code', 'effect', 'cure'], rows);
}
