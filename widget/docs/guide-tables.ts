import { errorAnchor } from '../../account/errors.ts';
import budgets from '../../budgets.json' with { type: 'json' };
import { attributeNames, readCardConfig } from '../core/card-config.ts';
import { configCures } from '../diagnostics/config-cures.ts';
import { configEffects, refusedEffect } from '../diagnostics/config-effects.ts';
import { cardSources } from '../release/card-policy.ts';
import { movingSnippet, pinnedSnippet } from '../release/card-snippets.ts';
import type { Release } from '../release/release.ts';
import { attributeDocs, sampleDomain } from './attribute-docs.ts';
import { eventDocs, methodDocs, partDocs, slotDocs, stateDocs } from './element-docs.ts';
import { errorDocs } from './error-docs.ts';
import { codeBlock, inlineCode, markdownTable, markdownTableOf } from './markdown.ts';
import { tokenDocs } from './token-docs.ts';

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
  /** Id of the card's Firebase project. */
  readonly project: string;
  /** Name of the card's package. */
  readonly packageName: string;
  /** Where a partner writes to; null while the owner has not said. */
  readonly support: string | null;
  readonly release: Release;
  /** What only this copy says, by the name of its mark. */
  readonly own: Readonly<Record<string, string>>;
};

/** A code with the anchor that the card's console lines end with. */
const anchored = (name: string): string => `<a id="${errorAnchor(name)}"></a>${inlineCode(name)}`;

/** Returns every text of the guide that is made, by the name of its mark. */
export function guideTables(values: GuideValues): Readonly<Record<string, string>> {
  const { origin, appUrl, cookieDomain, authPage, services, release, support, own } = values;
  const attributes = { 'app-url': appUrl, 'cookie-domain': cookieDomain };
  const place = { origin, attributes, fallback: 'Sign up or sign in' };
  return {
    'pinned-snippet': codeBlock('html', pinnedSnippet(release, place)),
    'moving-snippet': codeBlock('html', movingSnippet(place)),
    policy: policyTable(cardSources({ files: origin, authPage, services })),
    sizes: sizesTable(),
    us: support === null ? 'us' : `[${support}](mailto:${support})`,
    ...own,
    ...onDomain(values, {
      attributes: markdownTableOf(['attribute', 'default', 'meaning'], attributeDocs, ({ defaultsTo, meaning }) => [
        defaultsTo,
        meaning,
      ]),
      events: markdownTableOf(['event', 'detail', 'when'], eventDocs, ({ detail, when }) => [detail || 'none', when]),
      methods: markdownTableOf(['method', 'what it does'], methodDocs, same, (name) => inlineCode(`${name}()`)),
      parts: Object.keys(partDocs).map(inlineCode).join(', '),
      slots: markdownTableOf(['slot', 'what it is for'], slotDocs, same),
      tokens: markdownTableOf(['property', 'used for'], tokenDocs, same),
    }),
  };
}

/** Puts a build's domain in place of the sample's. */
const onDomain = ({ domain }: GuideValues, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll(sampleDomain, domain)]));

/** Returns the tables of the list of messages; codes of App Check stand where a card can meet them. */
export function messageTables(values: GuideValues): Readonly<Record<string, string>> {
  const errors = Object.entries(errorDocs).filter(([name]) => values.hasAppCheck || !name.startsWith('app-check/'));
  const isFatal = fatalAttributes();
  return onDomain(values, {
    states: markdownTableOf(['`data-state`', 'meaning'], stateDocs, same),
    errors: markdownTableOf(
      ['code', 'what happened', 'cure'],
      Object.fromEntries(errors),
      ({ what, cure, ofTag, unconfirmed }) => [
        unconfirmed ? `${what} (No public document shows this reply.)` : what,
        ofTag ? `${cure} With ${inlineCode(ofTag[0])} on the tag: ${ofTag[1]}` : cure,
      ],
      anchored,
    ),
    'config-errors': markdownTableOf(
      ['code', 'effect', 'cure'],
      configCures,
      (cure, name) => [
        configEffects[`config/${name}`] ?? refusedEffect(isFatal.get(name) === true),
        // As code, since a page would make a link of it.
        `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`.replace(/http:[^\s;,]+/g, inlineCode),
      ],
      (name) => anchored(`config/${name}`),
    ),
  });
}

const same = (what: string): readonly string[] => [what];

/** Whether a bad value of each attribute leaves the card unusable, asked of the card's own reader. */
function fatalAttributes(): ReadonlyMap<string, boolean> {
  const bad = Object.fromEntries(attributeNames.map((name) => [name, 'not so!']));
  const { problems } = readCardConfig(bad, { language: null, url: 'https://www.acct.example/' }, {});
  return new Map(problems.map(({ attribute, fatal }) => [attribute, fatal]));
}

/** What a page's own policy must add for the card, by directive, and why where that is not plain. */
const policyTable = (sources: ReturnType<typeof cardSources>): string =>
  markdownTableOf(['directive', 'add'], sources, (listed, directive) => {
    const reason = "for style attributes that Google's human check sets on its own box; the card itself needs none";
    return [[listed.map(inlineCode).join(' '), ...(directive === 'style-src-attr' ? [reason] : [])].join(', ')];
  });

/** What loads when, from the limits that tests hold the card to. */
function sizesTable(): string {
  const rows: readonly (readonly [when: string, what: string, limit: keyof typeof budgets.widget])[] = [
    ['at once', 'the shell, which shows the form', 'shell'],
    ['right after', 'with React: the form can be used', 'usable'],
    ['first touch', 'the rarer views and sentences', 'active'],
    ['first touch', 'what talks to the servers', 'firebaseAuth'],
    ['a Hindi card', 'every sentence', 'language'],
    ['a fault of the page', 'what the console says', 'messagesForIntegrators'],
  ];
  return markdownTable(
    ['when', 'what', 'at most'],
    rows.map(([when, what, limit]) => [when, what, `${Number(budgets.widget[limit]) / 1000} kB`]),
  );
}
