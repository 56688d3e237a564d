import { brandSchemas, factFaults, factSchemas, findFactFault } from './facts-schema.ts';
import type { FaultWords, SettingProblem } from './setting-problem.ts';

type Given = Readonly<Record<string, unknown>>;

/** Returns all problems of the owner's facts, then those of the brand, then unknown names. Never throws. */
export function checkFacts(facts: Given, brand: Given): readonly SettingProblem[] {
  const errors = factErrors(facts, brand);
  const isSound = (name: string): boolean => errors.every(({ setting }) => setting !== name);
  const doubts = doubtfulFacts.filter(({ names, isOdd }) => names.every(isSound) && isOdd(facts, brand));
  return [
    ...errors,
    ...doubts.map(({ id, names: [setting], words }): SettingProblem => {
      const what = `${setting}${shown(facts[setting])} ${words.what}`;
      return { ...words, id, part: 'facts', setting, level: 'warning', what };
    }),
  ];
}

type DoubtfulFact = {
  readonly id: string;
  /** The name of the suspicious fact, followed by the names of the facts with which the check compares it. */
  readonly names: readonly [string, ...string[]];
  readonly isOdd: (facts: Given, brand: Given) => boolean;
  readonly words: FaultWords;
};

/** Matches texts that a legal name rarely contains: an address, a host, an emoji or the example's name. */
const oddName = /\d.*,|,.*\d|^\S+\.\p{L}{2,}$|\p{Emoji_Presentation}|\bacct\b/iu;
const companyWord = /\b(?:limited|ltd|pvt|llp|inc)\b/i;

/** Checks for suspicious facts. Some checks look at one fact, and others compare it with other facts. */
const doubtfulFacts: readonly DoubtfulFact[] = [
  {
    id: 'fact-name-odd',
    names: ['legalName'],
    isOdd: ({ legalName }) => oddName.test(`${legalName}`),
    words: {
      what: 'does not look like the legal name of a company or person',
      why: 'every page names the seller by it',
      cure: 'Compare it with your certificate of registration',
    },
  },
  {
    id: 'fact-officer-company',
    names: ['grievanceOfficer'],
    isOdd: ({ grievanceOfficer: officer }, brand) => officer === brand.name || companyWord.test(`${officer}`),
    words: {
      what: 'looks like the name of a company',
      why: 'the pages must name a person (Consumer Protection (E-Commerce) Rules 2020, rule 4(4))',
      cure: 'Write the name of a person, such as Smt. Asha Rao',
    },
  },
  {
    id: 'fact-gstin-missing',
    names: ['sellerGstin', 'gstOnPrices'],
    isOdd: ({ sellerGstin, gstOnPrices }) => sellerGstin === null && ['added', 'included'].includes(`${gstOnPrices}`),
    words: {
      what: 'is missing, but gstOnPrices says that GST is charged',
      why: 'only a seller with a GSTIN may charge it (CGST Act, sections 22 and 32)',
      cure: 'Write the GSTIN, or none as gstOnPrices',
    },
  },
  {
    id: 'fact-gstin-unused',
    names: ['gstOnPrices', 'sellerGstin'],
    isOdd: ({ sellerGstin, gstOnPrices }) => sellerGstin !== null && gstOnPrices === 'none',
    words: {
      what: 'says that no GST is charged, but sellerGstin is a GSTIN',
      why: 'a registered seller charges GST on taxable sales',
      cure: 'Write added or included, unless you pay under the composition scheme',
    },
  },
];

export const factWarningIds: readonly string[] = doubtfulFacts.map(({ id }) => id);

const factErrors = (facts: Given, brand: Given): readonly SettingProblem[] =>
  (
    [
      ['facts', facts, factSchemas],
      ['brand', brand, brandSchemas],
    ] as const
  ).flatMap(([part, given, entries]) =>
    Object.keys({ ...entries, ...given }).flatMap((name): SettingProblem[] => {
      const { [name]: schema } = entries;
      const id = schema ? findFactFault(name, schema, given[name]) : 'fact-unknown';
      if (id === null) return [];
      const words = factFaults[id](String(given[name]), name, Object.keys(entries));
      return [
        { ...words, id, part, setting: name, level: 'error', what: `${name}${shown(given[name])} ${words.what}` },
      ];
    }),
  );

/** Returns a fact's value as written in the file, or an empty text if the fact is missing. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return '';
  const line = typeof value === 'string' ? `'${value.replace(/\s+/g, ' ')}'` : String(value);
  return ` ${line.length > 80 ? `${line.slice(0, 80)}…` : line}`;
}
