import { readFileSync } from 'node:fs';
import { attributeNames, readCardConfig } from '../../../widget/core/card-config.ts';
import { configCures } from '../../../widget/core/config-cures.ts';
import { errorAnchor } from '../../../widget/core/errors.ts';
import { attributeDocs } from '../../../widget/docs/attribute-docs.ts';
import { errorDocs } from '../../../widget/docs/error-docs.ts';
import { eventDocs } from '../../../widget/docs/event-docs.ts';
import { methodDocs } from '../../../widget/docs/method-docs.ts';
import { partDocs } from '../../../widget/docs/part-docs.ts';
import { slotDocs } from '../../../widget/docs/slot-docs.ts';
import { stateDocs } from '../../../widget/docs/state-docs.ts';
import { tokenDocs } from '../../../widget/docs/token-docs.ts';
import { type CardDirective, cardSources } from '../../../widget/release/card-policy.ts';
import { movingSnippet, pinnedSnippet } from '../../../widget/release/card-snippets.ts';
import type { Release } from '../../../widget/release/release.ts';
import { code, fenced, table } from './markdown.ts';

/** Of whose card a copy of the guide speaks: README of a sample, /docs of a live build's own. */
export type GuideValues = {
  /** Origin of the site that hosts the card, without a slash at the end. */
  readonly origin: string;
  readonly appUrl: string;
  readonly cookieDomain: string;
  /** Origin of the provider's sign-in page. */
  readonly authPage: string;
  /** Origins of what this card asks besides: App Check, a demo's emulators. */
  readonly services: readonly string[];
  /** Whether the codes of App Check are explained. */
  readonly hasAppCheck: boolean;
  /** In place of `acct.example`, wherever that is an example. */
  readonly domain: string;
  readonly release: Release;
  /** What only this copy says, by placeholder. */
  readonly own: Readonly<Record<string, string>>;
};

/** A code with the anchor that the card's console lines end with. */
const anchored = (name: string): string => `<a id="${errorAnchor(name)}"></a>${code(name)}`;

/**
 * Every table and snippet of the guide by its placeholder. `onDomain` puts the values' domain in place of the sample's.
 */
export function guideTables(
  { origin, appUrl, cookieDomain, authPage, services, hasAppCheck, release }: Omit<GuideValues, 'own'>,
  onDomain: (text: string) => string,
): Readonly<Record<string, string>> {
  const attributes = { 'app-url': appUrl, 'cookie-domain': cookieDomain };
  const place = { origin, attributes, fallback: 'Sign up or sign in' };
  return {
    'pinned-snippet': fenced('html', pinnedSnippet(release, place)),
    'moving-snippet': fenced('html', movingSnippet(place)),
    policy: policyTable(cardSources({ files: origin, authPage, services })),
    sizes: sizesTable(),
    ...Object.fromEntries(Object.entries(descriptions(hasAppCheck)).map(([name, text]) => [name, onDomain(text)])),
  };
}

/** What every copy of the guide says in the same words; codes of App Check stand where a card can meet them. */
function descriptions(hasAppCheck: boolean): Readonly<Record<string, string>> {
  return {
    attributes: table(
      ['attribute', 'default', 'meaning'],
      Object.entries(attributeDocs).map(([name, { defaultsTo, meaning, example }]) => [
        code(name),
        defaultsTo,
        `${meaning} Example: ${code(example)}.`,
      ]),
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
      Object.entries(errorDocs)
        .filter(([name]) => hasAppCheck || !name.startsWith('app-check/'))
        .map(([name, { what, cure, unconfirmed }]) => [
          anchored(name),
          unconfirmed ? `${what} (No public document shows this reply.)` : what,
          cure,
        ]),
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
    // As code, since a page would make a link of it.
    `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`.replace(/http:[^\s;,]+/g, code),
  ]);
  return table(['code', 'effect', 'cure'], rows);
}

/** Why a directive needs what the table adds to it. */
const policyReasons: Readonly<Partial<Record<CardDirective, string>>> = {
  'style-src-attr': "for style attributes that Google's human check sets on its own box; the card itself needs none",
};

/** What a page's own policy must add for the card, by directive. */
function policyTable(sources: ReturnType<typeof cardSources>): string {
  const rows = (Object.keys(sources) as CardDirective[]).map((directive) => {
    const listed = sources[directive].map(code).join(' ');
    const reason = policyReasons[directive];
    return [code(directive), reason ? `${listed}, ${reason}` : listed];
  });
  return table(['directive', 'add'], rows);
}

/** What loads when, from the limits that tests hold the card to. */
function sizesTable(): string {
  const { widget } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { widget: Readonly<Record<string, number>> };
  const atMost = (name: string, more = ''): string => `${(widget[name] ?? Number.NaN) / 1000} kB${more}`;
  return table(
    ['when', 'what', 'at most'],
    [
      ['at once', 'the shell, which shows the form', atMost('shell')],
      ['right after', 'React and the card; the form can be used', atMost('usable', ' together')],
      ['first touch', 'the rarer views and sentences, and what follows a submit', atMost('touched')],
      [
        'first touch',
        'what talks to the servers: Firebase Auth, the two records, the way of a session to our site',
        atMost('firebaseAuth'),
      ],
      ['a Hindi card', 'its HTML and every sentence', atMost('language')],
      [
        'a line on the console',
        'what the lines say; a page that is set up rightly never asks for it',
        atMost('messagesForIntegrators'),
      ],
    ],
  );
}

type Tokens = Readonly<Record<string, string>>;

/** The values of tokens.css: what `:root, :host` gives, and what its dark block changes. */
export function readTokens(css: string): { readonly light: Tokens; readonly dark: Tokens } {
  const [first = '', ...rest] = css.split('@media (prefers-color-scheme: dark)');
  return { light: valuesIn(first), dark: valuesIn(rest.join('').split('}')[0] ?? '') };
}

const valuesIn = (block: string): Tokens =>
  Object.fromEntries(
    [...block.matchAll(/(--acct-[a-z0-9-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
