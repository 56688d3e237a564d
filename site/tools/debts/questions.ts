import {
  amountUnits,
  type DebtDirection,
  debtDirections,
  type LineQuestionReason,
  type Question,
} from './debt-list.ts';
import { isSupplierName, type StatedDirection } from './directions.ts';
import { isCountedLine, type ParsedLine } from './exclude-sum-lines.ts';

export const defaultQuestionFields = { why: null, reading: null, suggested: null, choices: [] } as const;

/** Asks who owes whom if a title, a heading or every line indicates that the shop owes the money. */
export function createDirectionQuestion(
  items: readonly ParsedLine[],
  mentions: ReadonlySet<StatedDirection>,
): Question | null {
  const all = items.filter(isCountedLine);
  const sums = all.map(({ outcome }) => outcome.entry?.paise ?? 0).filter((paise) => paise !== 0);
  const isByMe = all.length > 0 && all.every(({ section }) => section === 'owedByMe');
  const isAllCredit = sums.length > 0 && sums.every((paise) => paise < 0);
  const isSuppliers = all.length > 0 && all.every(({ outcome }) => isSupplierName(outcome.entry?.party ?? ''));
  const onlyIOwe =
    sums.length === 0 &&
    items.some(
      ({ outcome }) => outcome.is === 'notCounted' && (outcome.reason === 'iOwe' || outcome.reason === 'supplier'),
    );
  const hasByMe = mentions.has('owedByMe') && !mentions.has('owedToMe');
  if (mentions.has('mixed')) return directionAsked('owedToMe');
  if (mentions.has('noBills') || (mentions.has('notDebts') && !mentions.has('owedToMe')))
    return directionAsked('notDebts');
  if (isByMe || isAllCredit || isSuppliers || onlyIOwe || hasByMe) return directionAsked('owedByMe');
  return null;
}

const directionAsked = (suggested: DebtDirection): Question => ({
  ...defaultQuestionFields,
  id: 'direction',
  kind: 'direction',
  about: '',
  choices: debtDirections,
  suggested,
});

/** Asks whether amounts are in the unit of a title such as `in lakh`. */
export function createUnitQuestion(title: string): Question {
  const sizes = { thousand: '1000', lakh: '100000', crore: '10000000' } as const;
  const said = Object.entries(sizes).find(([word]) => title.toLowerCase().replace('lac', 'lakh').includes(word));
  return {
    ...defaultQuestionFields,
    id: 'unit',
    kind: 'unit',
    about: title.trim(),
    choices: ['1', ...amountUnits],
    suggested: said?.[1] ?? null,
  };
}

/** Asks for the date of a line, or how to count the line. */
export function createLineQuestions({ line, outcome }: ParsedLine): readonly Question[] {
  const { key, raw } = line.pasted;
  if (outcome.is === 'dateAsked') {
    const choices = ['noDate', ...outcome.days];
    return [{ ...defaultQuestionFields, id: `date:${key}`, kind: 'date', about: raw, choices, suggested: 'noDate' }];
  }
  if (outcome.is !== 'asked') return [];
  const { entry, amounts, why } = outcome;
  const reading = entry !== null && entry.party !== '' && amounts.length === 0 ? entry : null;
  const sums = entry === null || entry.party === '' ? [] : amounts.map(String);
  const choices = [...(reading ? ['count', ...(why === 'maybePayment' ? ['credit'] : [])] : sums), 'left'];
  return [
    {
      id: `line:${key}`,
      kind: 'line',
      about: raw,
      why,
      choices: Array.from(new Set(choices)),
      suggested: suggestionFor[why] ?? null,
      reading: reading && { party: reading.party, paise: reading.paise },
    },
  ];
}

/** Suggested answers to questions about lines, by the reason for the question. Other reasons have no suggestion. */
const suggestionFor: Partial<Readonly<Record<LineQuestionReason, string>>> = { maybeSum: 'left', otherNumber: 'left' };
