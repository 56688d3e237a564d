import { useEffect, useMemo } from 'react';
import { formatRupees } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { findSimilarNames } from '../by-party.ts';
import { type BookSums, computeBookSums, type DebtBook } from '../debt-book.ts';
import { initialDebtList, type QuestionAnswers } from '../debt-list.ts';
import { CollapsedSection, TruncatedList } from './collapsed-section.tsx';
import type { DebtListReader } from './debt-list-reader.ts';
import { DebtQuestions } from './debt-questions.tsx';
import { type DebtsText, useDebts } from './debts-context.ts';
import { DebtsTotal } from './debts-total.tsx';
import { LineForm } from './line-form.tsx';
import { ListInterpretationSection } from './list-interpretation-section.tsx';
import { NotCountedLines } from './not-counted-lines.tsx';
import { PartyRow } from './party-row.tsx';
import { SpreadsheetExport } from './spreadsheet-export.tsx';

type DebtsPageProps = {
  readonly book: DebtBook;
  /** The reader of lists; null if there is no text to read. */
  readonly read: DebtListReader | null;
  /** Roles of columns that are stored on this device. */
  readonly remembered: QuestionAnswers;
  readonly isWriting: boolean;
  /** Opens the form in which the visitor adds a line by hand. */
  readonly write: () => void;
  /** Is called with the text for screen readers after the sums have been computed. */
  readonly onRead: (summary: string) => void;
};

/** Renders how a list was read, then the questions or the total, the parties, and the lines that are not counted. */
export function DebtsPage({ book, read, remembered, isWriting, write, onRead }: DebtsPageProps) {
  const { text, today, dispatch } = useDebts();
  const { text: pasted, answers } = book;
  const list = useMemo(
    () => read?.(pasted, today, { ...remembered, ...answers }) ?? initialDebtList,
    [read, pasted, answers, remembered, today],
  );
  const sums = useMemo(() => computeBookSums(book, list, today), [book, list, today]);
  const asked = list.questions.length;
  const summary = summaryOf(sums, asked, text);
  useEffect(() => onRead(summary));
  const hasText = pasted.trim() !== '';
  const hasLines = sums.lineCount > 0;
  const hasTotal = hasLines || sums.removed.length > 0;
  return (
    <>
      {(hasText || hasTotal) && (
        <div className="debts-sum">
          {hasText && (
            <ListInterpretationSection
              {...{ list, lineCount: list.lines.length, canAskAgain: Object.keys(answers).length > 0 }}
            />
          )}
          <section className="sheet debts-card" tabIndex={-1} aria-label={asked > 0 ? text.asked(asked) : text.total}>
            {asked > 0 && (
              <>
                <h3>{text.asked(asked)}</h3>
                <DebtQuestions list={list} />
              </>
            )}
            {asked === 0 && hasTotal && <DebtsTotal sums={sums} />}
            {asked === 0 && !hasTotal && <p>{nothingWords(list.reading.direction, text)}</p>}
          </section>
        </div>
      )}
      <div className="debts-rest">
        {isWriting && (
          <section className="sheet debts-card" aria-label={text.addLine}>
            <h3>{text.addLine}</h3>
            <LineForm
              parties={sums.parties.slice(0, mostNames).map(({ party }) => party)}
              save={(entry) => dispatch({ type: 'lineAdded', entry })}
            />
          </section>
        )}
        {hasLines && <Parties {...{ sums, isAsking: asked > 0 }} />}
        <NotCountedLines lines={list.notCounted} removed={sums.removed} />
        {!isWriting && (hasText || hasTotal) && <Button label={text.addLine} onClick={write} />}
        {hasLines && (
          <CollapsedSection summary={text.table}>{() => <SpreadsheetExport sums={sums} />}</CollapsedSection>
        )}
      </div>
    </>
  );
}

/** Maximum number of parties that the form suggests when the visitor adds a line. */
const mostNames = 200;

function summaryOf({ total, parties, lineCount }: BookSums, asked: number, text: DebtsText): string {
  return asked > 0
    ? text.asked(asked)
    : `${text.total} ${formatRupees(total / 100)}, ${text.from(parties.length, lineCount)}`;
}

function nothingWords(direction: 'owedToMe' | 'owedByMe' | 'notDebts', text: DebtsText): string {
  return direction === 'owedToMe' ? text.nothing : text[direction];
}

/** Renders the parties, the largest debt first. Those that owe nothing are collapsed. */
function Parties({ sums: { parties, settled }, isAsking }: { readonly sums: BookSums; readonly isAsking: boolean }) {
  const { text, dispatch } = useDebts();
  const alike = useMemo(() => findSimilarNames([...parties, ...settled].map(({ party }) => party)), [parties, settled]);
  const oldest = parties.reduce(
    (first, party) => (party.oldest !== null && (first?.oldest ?? '9') > party.oldest ? party : first),
    parties[0],
  );
  const remind = (key: string) => {
    if (isAsking) return undefined;
    return key === oldest?.key ? 'first' : 'later';
  };
  return (
    <section className="sheet debts-parties">
      <h3 className={isAsking ? 'debts-so-far' : 'visually-hidden'}>{isAsking ? text.soFar : text.parties}</h3>
      <TruncatedList rows={parties} label={text.showParties}>
        {(party) => <PartyRow key={party.key} party={party} remind={remind(party.key)} />}
      </TruncatedList>
      {settled.length > 0 && (
        <CollapsedSection summary={text.settled(settled.length)}>
          {() => <TruncatedList rows={settled}>{(party) => <PartyRow key={party.key} party={party} />}</TruncatedList>}
        </CollapsedSection>
      )}
      {alike.length > 0 && (
        <TruncatedList rows={alike} className="debts-alike">
          {([one, other]) => (
            <li key={other}>
              {text.alike(one, other)}{' '}
              <Button
                className="bill-quiet"
                label={text.join}
                onClick={() => dispatch({ type: 'namesJoined', names: [one, other] })}
              />
            </li>
          )}
        </TruncatedList>
      )}
    </section>
  );
}
