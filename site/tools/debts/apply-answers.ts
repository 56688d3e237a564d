import type { DebtDirection, QuestionAnswers } from './debt-list.ts';
import type { StatedDirection } from './directions.ts';
import { countedOutcome, notCountedOutcome } from './entry.ts';
import type { ParsedLine } from './exclude-sum-lines.ts';

/** Excludes a line if a title above it, or the visitor's answer, says that the shop owes the amount. */
export function applyDebtDirection(
  item: ParsedLine,
  direction: DebtDirection | null,
  mentions: ReadonlySet<StatedDirection>,
): ParsedLine {
  const { outcome, section } = item;
  const isByMe = section === 'owedByMe' && mentions.has('owedToMe');
  if (direction === 'owedToMe') {
    const isIOwe = outcome.is === 'notCounted' && outcome.reason === 'iOwe' && outcome.entry !== null;
    return isIOwe && !mentions.has('owedToMe') ? { ...item, outcome: countedOutcome(outcome.entry) } : item;
  }
  if (direction === null && !isByMe) return item;
  if (outcome.is === 'notCounted') return item;
  return { ...item, outcome: notCountedOutcome(direction === 'notDebts' ? 'left' : 'iOwe', outcome.entry) };
}

/** Returns the line with the visitor's answers about its date and about counting it. */
export function applyAnswer(item: ParsedLine, answers: QuestionAnswers): ParsedLine {
  const { outcome, line } = item;
  const day = answers[`date:${line.pasted.key}`];
  const answer = answers[`line:${line.pasted.key}`];
  const { entry } = outcome;
  if (answer === 'left') return { ...item, outcome: notCountedOutcome('left', entry) };
  if (outcome.is === 'dateAsked' && day !== undefined) {
    return {
      ...item,
      outcome: countedOutcome({ ...outcome.entry, date: outcome.days.find((each) => each === day) ?? null }),
    };
  }
  if (entry === null || answer === undefined) return item;
  if (answer === 'credit')
    return { ...item, outcome: countedOutcome({ ...entry, paise: 0 - Math.abs(entry.paise), parts: [] }) };
  if (answer === 'count') return { ...item, outcome: countedOutcome(entry) };
  const paise = Number(answer);
  return Number.isSafeInteger(paise) ? { ...item, outcome: countedOutcome({ ...entry, paise, parts: [] }) } : item;
}
