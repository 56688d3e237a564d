import { readFileSync } from 'node:fs';
import budgets from '../../../budgets.json' with { type: 'json' };
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
import { cardSources } from '../../../widget/release/card-policy.ts';
import { movingSnippet, pinnedSnippet } from '../../../widget/release/card-snippets.ts';
import type { Release } from '../../../widget/release/release.ts';
import { code, fenced, table, tableOf } from './markdown.ts';

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
  const { light, dark } = readTokens(readFileSync('widget/tokens.css', 'utf8'));
  const errors = Object.entries(errorDocs).filter(([name]) => hasAppCheck || !name.startsWith('app-check/'));
  const isFatal = badValues();
  return {
    attributes: tableOf(['attribute', 'default', 'meaning'], attributeDocs, ({ defaultsTo, meaning, example }) => [
      defaultsTo,
      `${meaning} Example: ${code(example)}.`,
    ]),
    events: tableOf(['event', 'detail', 'when'], eventDocs, ({ detail, when }) => [detail || 'none', when]),
    methods: tableOf(['method', 'what it does'], methodDocs, same, (name) => code(`${name}()`)),
    parts: tableOf(['part', 'what it is'], partDocs, same),
    slots: tableOf(['slot', 'what it is for'], slotDocs, same),
    tokens: tableOf(['property', 'light', 'dark', 'used for'], tokenDocs, (what, name) => [
      code(light[name] ?? ''),
      dark[name] === undefined ? 'the same' : code(dark[name]),
      what,
    ]),
    states: tableOf(['`data-state`', 'meaning'], stateDocs, same),
    errors: tableOf(
      ['code', 'what happened', 'cure'],
      Object.fromEntries(errors),
      ({ what, cure, unconfirmed }) => [unconfirmed ? `${what} (No public document shows this reply.)` : what, cure],
      anchored,
    ),
    'config-errors': tableOf(
      ['code', 'effect', 'cure'],
      configCures,
      (cure, name) => [
        isFatal.get(name) ? 'the card cannot be used' : 'the default is taken',
        // As code, since a page would make a link of it.
        `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`.replace(/http:[^\s;,]+/g, code),
      ],
      (name) => anchored(`config/${name}`),
    ),
  };
}

const same = (what: string): readonly string[] => [what];

/** Whether a bad value of each attribute leaves the card unusable, asked of the card's own reader. */
function badValues(): ReadonlyMap<string, boolean> {
  const bad = Object.fromEntries(attributeNames.map((name) => [name, 'not so!']));
  const { problems } = readCardConfig(bad, { language: null, url: 'https://www.acct.example/' }, {});
  return new Map(problems.map(({ attribute, fatal }) => [attribute, fatal]));
}

/** What a page's own policy must add for the card, by directive, and why where that is not plain. */
const policyTable = (sources: ReturnType<typeof cardSources>): string =>
  tableOf(['directive', 'add'], sources, (listed, directive) => {
    const reason = "for style attributes that Google's human check sets on its own box; the card itself needs none";
    return [[listed.map(code).join(' '), ...(directive === 'style-src-attr' ? [reason] : [])].join(', ')];
  });

/** What loads when, from the limits that tests hold the card to. */
function sizesTable(): string {
  const rows: readonly (readonly [when: string, what: string, limit: keyof typeof budgets.widget, more?: string])[] = [
    ['at once', 'the shell, which shows the form', 'shell'],
    ['right after', 'React and the card; the form can be used', 'usable', ' together'],
    ['first touch', 'the rarer views and sentences, and what follows a submit', 'touched'],
    [
      'first touch',
      'what talks to the servers: Firebase Auth, the two records, the way of a session to our site',
      'firebaseAuth',
    ],
    ['a Hindi card', 'its HTML and every sentence', 'language'],
    [
      'a line on the console',
      'what the lines say; a page that is set up rightly never asks for it',
      'messagesForIntegrators',
    ],
  ];
  return table(
    ['when', 'what', 'at most'],
    rows.map(([when, what, limit, more = '']) => [when, what, `${Number(budgets.widget[limit]) / 1000} kB${more}`]),
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
    Array.from(block.matchAll(/(--acct-[a-z0-9-]+):\s*([^;]+);/g), ([, name = '', value = '']) => [
      name,
      value.replace(/\s+/g, ' ').trim(),
    ]),
  );
