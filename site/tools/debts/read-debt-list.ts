import { findDates } from '../reading/find-dates.ts';
import { applyAnswer, applyDebtDirection } from './apply-answers.ts';
import { type ListBlock, splitIntoBlocks } from './blocks.ts';
import { computeParties } from './compute-parties.ts';
import { findDateOrder } from './date-order.ts';
import {
  type DateOrder,
  type DebtLine,
  type DebtList,
  dateOrders,
  debtDirections,
  type NotCountedLine,
  type Question,
  type QuestionAnswers,
} from './debt-list.ts';
import { excludeSumLines, findStatedTotal, type ParsedLine } from './exclude-sum-lines.ts';
import { createDirectionQuestion, createLineQuestions, defaultQuestionFields } from './questions.ts';
import { readBlocks } from './read-blocks.ts';
import { splitPastedLines } from './split-pasted-lines.ts';

/**
 * Reads a pasted list of debts. `today` is YYYY-MM-DD. `answers` maps the id of each answered question to the chosen
 * value. Accepts any text: a line with a digit is counted, part of a question, or listed as not counted.
 */
export function readDebtList(text: string, today: string, answers: QuestionAnswers = {}): DebtList {
  const blocks = splitIntoBlocks(splitPastedLines(text));
  const evidence = findDateOrder(...datesOf(blocks), today);
  const chosen = dateOrders.find((order) => order === answers.dateOrder);
  const list = readInOrder(blocks, today, chosen ?? evidence.order, answers);
  if (evidence.asked === null || chosen) return list;
  const other = evidence.order === 'dayFirst' ? 'monthFirst' : 'dayFirst';
  const days = ({ parties }: DebtList): string => parties.map(({ oldest }) => oldest).join();
  if (days(readInOrder(blocks, today, other, answers)) === days(list)) return list;
  const question: Question = {
    ...defaultQuestionFields,
    id: 'dateOrder',
    kind: 'dateOrder',
    about: evidence.asked,
    choices: dateOrders,
    suggested: evidence.order,
  };
  return { ...list, questions: [question, ...list.questions] };
}

/** Returns three lists of texts with dates: of bills, of payments, and of messages from phones set to the USA. */
function datesOf(blocks: readonly ListBlock[]): [texts: string[], due: string[], american: string[]] {
  const [texts, due, american]: [string[], string[], string[]] = [[], [], []];
  let isIndian = false;
  for (const { head, lines } of blocks) {
    for (const { row, text, sent, isAmerican } of lines) {
      if (sent !== '' && texts[texts.length - 1] !== sent) texts.push(sent);
      if (isAmerican) american.push(sent);
      if (isAmerican === false) isIndian = true;
      if (row === null || head === null) texts.push(text);
      else {
        for (const [column, { kind }] of head.headings.entries()) {
          if (kind === 'date' || kind === 'paidOn') texts.push(row.cells[column] ?? '');
          if (kind === 'dueDate') due.push(row.cells[column] ?? '');
        }
      }
    }
  }
  return [texts, due, isIndian ? [] : american];
}

function readInOrder(
  blocks: readonly ListBlock[],
  today: string,
  order: DateOrder,
  answers: QuestionAnswers,
): DebtList {
  const { items: found, mentions, questions, tables } = readBlocks(blocks, { today, order, answers });
  const items = excludeSumLines(found);
  const toAnswer = createDirectionQuestion(items, mentions);
  const direction = debtDirections.find((each) => each === answers.direction) ?? null;
  const answered = items.map((item) => applyAnswer(applyDebtDirection(item, direction, mentions), answers));
  const lines = answered.flatMap(({ line: { pasted }, outcome, writtenOn }): readonly DebtLine[] => {
    if (outcome.is !== 'counted' && outcome.is !== 'dateAsked') return [];
    return [{ ...outcome.entry, key: pasted.key, text: pasted.raw, writtenOn }];
  });
  const parties = computeParties(lines, today)
    .filter(({ paise }) => paise !== 0)
    .map(({ party, paise, oldest }) => ({ party, paise, oldest }));
  return {
    lines,
    parties,
    questions: [
      ...(direction === null && toAnswer ? [toAnswer] : []),
      ...questions,
      ...answered.flatMap(createLineQuestions),
    ],
    notCounted: answered.flatMap(notCountedLine),
    statedTotal: findStatedTotal(items),
    reading: {
      direction: direction ?? 'owedToMe',
      dateOrder: exampleOf(blocks, today, order),
      tables: tables.map(({ columns }) => columns),
      isChat: blocks.some(({ lines: all }) => all.some(({ sent }) => sent !== '')),
    },
  };
}

function exampleOf(blocks: readonly ListBlock[], today: string, order: DateOrder): DebtList['reading']['dateOrder'] {
  for (const text of datesOf(blocks)[0]) {
    const found = findDates(text, today, order).find(({ isOrdered, iso }) => isOrdered && iso !== null);
    if (found?.iso) return { order, example: text.slice(found.start, found.end).trim(), iso: found.iso };
  }
  return null;
}

function notCountedLine({ line, outcome }: ParsedLine): readonly NotCountedLine[] {
  if (outcome.is !== 'notCounted' || !/\d/.test(line.pasted.text)) return [];
  const { key, raw } = line.pasted;
  const canCount = outcome.entry !== null && outcome.entry.party !== '' && outcome.entry.paise !== 0;
  return [{ key, line: raw, reason: outcome.reason, canCount }];
}
