import type { Answers, Direction } from './debt-list.ts';
import type { Mention } from './directions.ts';
import { counted, notCounted } from './entry.ts';
import type { Item } from './find-sums.ts';

/** Leaves out what the shop owes, as titles over the line or the visitor say. */
export function inDirection(item: Item, direction: Direction | null, mentions: ReadonlySet<Mention>): Item {
  const { outcome, section } = item;
  const isByMe = section === 'owedByMe' && mentions.has('owedToMe');
  if (direction === 'owedToMe') {
    const isIOwe = outcome.is === 'notCounted' && outcome.reason === 'iOwe' && outcome.entry !== null;
    return isIOwe && !mentions.has('owedToMe') ? { ...item, outcome: counted(outcome.entry) } : item;
  }
  if (direction === null && !isByMe) return item;
  if (outcome.is === 'notCounted') return item;
  return { ...item, outcome: notCounted(direction === 'notDebts' ? 'left' : 'iOwe', outcome.entry) };
}

/** Applies the visitor's answer to a line. */
export function withAnswer(item: Item, answers: Answers): Item {
  const { outcome, line } = item;
  const day = answers[`date:${line.pasted.key}`];
  const answer = answers[`line:${line.pasted.key}`];
  const { entry } = outcome;
  if (answer === 'left') return { ...item, outcome: notCounted('left', entry) };
  if (outcome.is === 'dateAsked' && day !== undefined) {
    return { ...item, outcome: counted({ ...outcome.entry, date: outcome.days.find((each) => each === day) ?? null }) };
  }
  if (entry === null || answer === undefined) return item;
  if (answer === 'credit')
    return { ...item, outcome: counted({ ...entry, paise: 0 - Math.abs(entry.paise), parts: [] }) };
  if (answer === 'count') return { ...item, outcome: counted(entry) };
  const paise = Number(answer);
  return Number.isSafeInteger(paise) ? { ...item, outcome: counted({ ...entry, paise, parts: [] }) } : item;
}
