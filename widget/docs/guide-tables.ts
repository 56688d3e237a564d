import { errorAnchor } from '../../account/errors.ts';
import budgets from '../../budgets.json' with { type: 'json' };
import { attributeNames, readCardConfig } from '../core/card-config.ts';
import { configProblemCures } from '../diagnostics/config-problem-cures.ts';
import { configProblemEffects, describeRefusedValueEffect } from '../diagnostics/config-problem-effects.ts';
import { getCardPolicySources } from '../release/card-policy.ts';
import { createCurrentReleaseSnippet, createPinnedSnippet } from '../release/card-snippets.ts';
import type { CardRelease } from '../release/release.ts';
import { attributeDocs, sampleDomain } from './attribute-docs.ts';
import { cardStateDocs, eventDocs, methodDocs, shadowPartDocs, slotDocs } from './element-docs.ts';
import { errorDocs } from './error-docs.ts';
import { formatCodeBlock, formatInlineCode, formatMarkdownTable, formatRecordAsMarkdownTable } from './markdown.ts';
import { tokenDocs } from './token-docs.ts';

/** The values of a build in its guide: sample values in the README, the owner's values on /docs. */
export type GuideValues = {
  /** Origin of the site that hosts the card, without a slash at the end. */
  readonly origin: string;
  readonly appUrl: string;
  readonly cookieDomain: string;
  /** Origin of the provider's sign-in page. */
  readonly authPage: string;
  /** Origins of further services that the card contacts: App Check, and a demo's emulators. */
  readonly services: readonly string[];
  /** True if the guide explains the codes of App Check. */
  readonly hasAppCheck: boolean;
  /** The domain that replaces `acct.example` in examples. */
  readonly domain: string;
  readonly project: string;
  readonly packageName: string;
  /** The e-mail address to which partners send questions; null until the owner has set it. */
  readonly support: string | null;
  readonly release: CardRelease;
  /** The texts that differ between the README and /docs. Each text has the name of its mark. */
  readonly own: Readonly<Record<string, string>>;
};

/** Formats a code as Markdown, with the anchor to which the card's console lines link. */
const anchored = (name: string): string => `<a id="${errorAnchor(name)}"></a>${formatInlineCode(name)}`;

/** Returns every generated text of the guide, by the name of its mark. */
export function createGuideTables(values: GuideValues): Readonly<Record<string, string>> {
  const { origin, appUrl, cookieDomain, authPage, services, release, support, own } = values;
  const attributes = { 'app-url': appUrl, 'cookie-domain': cookieDomain };
  const place = { origin, attributes, fallback: 'Sign up or sign in' };
  return {
    'pinned-snippet': formatCodeBlock('html', createPinnedSnippet(release, place)),
    'moving-snippet': formatCodeBlock('html', createCurrentReleaseSnippet(place)),
    policy: policyTable(getCardPolicySources({ files: origin, authPage, services })),
    sizes: sizesTable(),
    us: support === null ? 'us' : `[${support}](mailto:${support})`,
    ...own,
    ...onDomain(values, {
      attributes: formatRecordAsMarkdownTable(
        ['attribute', 'default', 'meaning'],
        attributeDocs,
        ({ defaultsTo, meaning }) => [defaultsTo, meaning],
      ),
      events: formatRecordAsMarkdownTable(['event', 'detail', 'when'], eventDocs, ({ detail, when }) => [
        detail || 'none',
        when,
      ]),
      methods: formatRecordAsMarkdownTable(['method', 'what it does'], methodDocs, same, (name) =>
        formatInlineCode(`${name}()`),
      ),
      parts: Object.keys(shadowPartDocs).map(formatInlineCode).join(', '),
      slots: formatRecordAsMarkdownTable(['slot', 'what it is for'], slotDocs, same),
      tokens: formatRecordAsMarkdownTable(['property', 'used for'], tokenDocs, same),
    }),
  };
}

/** Replaces the sample domain in texts by a build's domain. */
const onDomain = ({ domain }: GuideValues, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll(sampleDomain, domain)]));

/** Returns the guide's tables of codes and states. Includes the codes of App Check if the card uses App Check. */
export function createMessageTables(values: GuideValues): Readonly<Record<string, string>> {
  const errors = Object.entries(errorDocs).filter(([name]) => values.hasAppCheck || !name.startsWith('app-check/'));
  const isFatal = fatalAttributes();
  return onDomain(values, {
    states: formatRecordAsMarkdownTable(['`data-state`', 'meaning'], cardStateDocs, same),
    errors: formatRecordAsMarkdownTable(
      ['code', 'what happened', 'cure'],
      Object.fromEntries(errors),
      ({ what, cure, ofTag, unconfirmed }) => [
        unconfirmed ? `${what} (No public document shows this reply.)` : what,
        ofTag ? `${cure} With ${formatInlineCode(ofTag[0])} on the tag: ${ofTag[1]}` : cure,
      ],
      anchored,
    ),
    'config-errors': formatRecordAsMarkdownTable(
      ['code', 'effect', 'cure'],
      configProblemCures,
      (cure, name) => [
        configProblemEffects[`config/${name}`] ?? describeRefusedValueEffect(isFatal.get(name) === true),
        // Formats addresses as code, because a page would turn them into links.
        `${cure.charAt(0).toUpperCase()}${cure.slice(1)}.`.replace(/http:[^\s;,]+/g, formatInlineCode),
      ],
      (name) => anchored(`config/${name}`),
    ),
  });
}

const same = (what: string): readonly string[] => [what];

/**
 * Maps each attribute to true if an invalid value makes the card unusable, and otherwise to false. The values come from
 * the card's parser.
 */
function fatalAttributes(): ReadonlyMap<string, boolean> {
  const bad = Object.fromEntries(attributeNames.map((name) => [name, 'not so!']));
  const { problems } = readCardConfig(bad, { language: null, url: 'https://www.acct.example/' }, {});
  return new Map(problems.map(({ attribute, fatal }) => [attribute, fatal]));
}

/** Returns a table with the sources that each directive of a page's Content-Security-Policy must allow for the card. */
const policyTable = (sources: ReturnType<typeof getCardPolicySources>): string =>
  formatRecordAsMarkdownTable(['directive', 'add'], sources, (listed, directive) => {
    const reason = "for style attributes that Google's human check sets on its own box; the card itself needs none";
    return [[listed.map(formatInlineCode).join(' '), ...(directive === 'style-src-attr' ? [reason] : [])].join(', ')];
  });

/** Returns the table that says which files the card loads at which time, with the size limits of budgets.json. */
function sizesTable(): string {
  const rows: readonly (readonly [when: string, what: string, limit: keyof typeof budgets.widget])[] = [
    ['at once', 'the shell, which shows the form', 'shell'],
    ['right after', 'with React: the form can be used', 'usable'],
    ['first touch', 'the rarer views and sentences', 'active'],
    ['first touch', 'what talks to the servers', 'firebaseAuth'],
    ['a Hindi card', 'every sentence', 'language'],
    ['a fault of the page', 'what the console says', 'messagesForIntegrators'],
  ];
  return formatMarkdownTable(
    ['when', 'what', 'at most'],
    rows.map(([when, what, limit]) => [when, what, `${Number(budgets.widget[limit]) / 1000} kB`]),
  );
}
