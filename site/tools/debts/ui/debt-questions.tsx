import { type FormEvent, useState } from 'react';
import type { Language } from '../../../../account/languages.ts';
import { formatDayAndMonth, formatLongDate, formatRupees } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import type {
  AmountUnit,
  ColumnRole,
  DateOrder,
  DebtDirection,
  DebtList,
  Question,
  QuestionAnswers,
} from '../debt-list.ts';
import { TruncatedList } from './collapsed-section.tsx';
import { type DebtsText, useDebts } from './debts-context.ts';
import { LineForm } from './line-form.tsx';
import { ChoiceList } from './list-interpretation-section.tsx';

/** Renders the questions, which replace the total. One button accepts all suggested answers. */
export function DebtQuestions({ list: { questions, reading } }: { readonly list: DebtList }) {
  const { text, dispatch } = useDebts();
  /** Answers that the visitor has chosen in a list, but not submitted yet. */
  const [chosen, setChosen] = useState<QuestionAnswers>({});
  const columns = new Map(reading.tables.flatMap((table) => table.map((column) => [column.id, column] as const)));
  const valueFor = ({ id, suggested }: Question): string => chosen[id] ?? suggested ?? '';
  const guesses = questions.filter(({ suggested }) => suggested !== null);
  const open = questions.filter(({ suggested }) => suggested === null);
  const takeAll = (): void =>
    dispatch({ type: 'answered', answers: Object.fromEntries(guesses.map((guess) => [guess.id, valueFor(guess)])) });
  const row = (question: Question) => (
    <li key={question.id}>
      <QuestionFields
        {...{ question, value: valueFor(question), samples: columns.get(question.id)?.samples ?? [] }}
        choose={(value) => setChosen({ ...chosen, [question.id]: value })}
      />
    </li>
  );
  return (
    <>
      {open.length > 0 && (
        <TruncatedList rows={open} className="debts-questions">
          {row}
        </TruncatedList>
      )}
      {guesses.length > 0 && (
        <div className="debts-guesses">
          <h4>{text.guesses}</h4>
          <TruncatedList rows={guesses} className="debts-questions">
            {row}
          </TruncatedList>
          <Button className="button button-primary" label={text.allRight} onClick={takeAll} />
        </div>
      )}
    </>
  );
}

/** Maximum number of choices shown as buttons. More choices are shown as a list. */
const mostButtons = 6;

type QuestionFieldsProps = {
  readonly question: Question;
  readonly samples: readonly string[];
  /** The choice or text that is not submitted yet. */
  readonly value: string;
  readonly choose: (value: string) => void;
};

function QuestionFields({ question, samples, value, choose }: QuestionFieldsProps) {
  const { text, language, dispatch } = useDebts();
  const { id, kind, about, choices, suggested, why, reading } = question;
  const [isWriting, setIsWriting] = useState(false);
  const answer = (each: string): void => dispatch({ type: 'answered', answers: { [id]: each } });
  const words = kind === 'line' ? text.doubts[why ?? 'otherWords'] : text.questionsOf[kind];
  const labels = choices.map((each) => [each, labelOf(question, each, text, language)] as const);
  const isButtons = choices.length > 0 && choices.length <= mostButtons;
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (value.trim() !== '') answer(value.trim());
  };
  return (
    <fieldset>
      <legend>
        {words} {about && <q>{about}</q>}
        {samples.length > 0 && <small>{samples.join(' · ')}</small>}
      </legend>
      {isButtons && (
        <p className="actions">
          {labels.map(([each, label]) => (
            <Button
              key={each}
              className={each === suggested ? 'button debts-suggested' : 'button'}
              label={label}
              onClick={() => answer(each)}
            />
          ))}
          {kind === 'line' && (
            <Button
              className="bill-quiet"
              label={isWriting ? text.close : text.writeIt}
              aria-expanded={isWriting}
              onClick={() => setIsWriting(!isWriting)}
            />
          )}
        </p>
      )}
      {!isButtons && (
        <form className="debts-choice" onSubmit={onSubmit}>
          {choices.length === 0 ? (
            <input
              aria-label={text.party}
              autoComplete="off"
              maxLength={120}
              value={value}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            />
          ) : (
            <ChoiceList
              label={text.choose}
              {...{ value, choose, choices: suggested === null ? [['', ''], ...labels] : labels }}
            />
          )}
          {value !== suggested && (
            <button type="submit" className="button">
              {text.take}
            </button>
          )}
        </form>
      )}
      {isWriting && (
        <LineForm
          {...(reading && { entry: { ...reading, date: null } })}
          save={(entry) => {
            dispatch({ type: 'lineAdded', entry });
            answer('left');
          }}
        />
      )}
    </fieldset>
  );
}

function labelOf(question: Question, choice: string, text: DebtsText, language: Language): string {
  switch (question.kind) {
    case 'direction':
      return text.directions[choice as DebtDirection];
    case 'dateOrder':
      return dayAs(question.about, choice as DateOrder, language) ?? text.dateOrders[choice as DateOrder];
    case 'column':
    case 'kind':
      return text.roles[choice as ColumnRole];
    case 'unit':
      return text.units[choice as AmountUnit];
    case 'sums':
      return choice === 'balance' ? text.balance : text.difference;
    case 'date':
      return choice === 'noDate' ? text.noDate : formatLongDate(choice, language);
    case 'line':
      return lineLabel(question, choice, text);
    case 'party':
      return choice;
  }
}

function lineLabel({ reading }: Question, choice: string, text: DebtsText): string {
  const amount = reading && formatRupees(Math.abs(reading.paise) / 100);
  if (choice === 'count') return reading && amount ? text.readAs(reading.party, amount) : text.count;
  if (choice === 'credit') return reading && amount ? text.paidAs(reading.party, amount) : text.credit;
  return choice === 'left' ? text.leave : formatRupees(Number(choice) / 100);
}

/** Formats `05/11` as `5 November`, or as `11 May` if the month is first. Returns null if there is no such day. */
function dayAs(written: string, order: DateOrder, language: Language): string | null {
  const [first = 0, second = 0] = Array.from(written.matchAll(/\d+/g), ([digits]) => Number(digits));
  const [day, month] = order === 'dayFirst' ? [first, second] : [second, first];
  if (day < 1 || day > 31 || month < 1 || month > 12) return null;
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return formatDayAndMonth(`2024-${mm}-${dd}`, language);
}
