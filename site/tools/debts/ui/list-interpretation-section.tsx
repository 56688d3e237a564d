import { useId } from 'react';
import { formatDayAndMonth } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { columnRoles, type DebtList, dateOrders, debtDirections, type TableColumn } from '../debt-list.ts';
import { CollapsedSection } from './collapsed-section.tsx';
import { useDebts } from './debts-context.ts';

type ListInterpretationProps = { readonly list: DebtList; readonly lineCount: number; readonly canAskAgain: boolean };

/** Renders a summary of how the list was read. When the summary is expanded, the visitor can change each part. */
export function ListInterpretationSection({
  list: { reading, questions },
  lineCount,
  canAskAgain,
}: ListInterpretationProps) {
  const { text, language, dispatch } = useDebts();
  const words = text.reading;
  const { direction, dateOrder, tables, isChat } = reading;
  const example = dateOrder && `${dateOrder.example} = ${formatDayAndMonth(dateOrder.iso, language)}`;
  const isAsked = (id: string): boolean => questions.some((question) => question.id === id);
  const who = isAsked('direction') ? `${words.direction}?` : text.directions[direction];
  const [table] = tables;
  const ofText = isChat ? words.chat : words.lines(lineCount);
  const form = table ? words.table(table.length) : ofText;
  const answer = (id: string, value: string): void => dispatch({ type: 'answered', answers: { [id]: value } });
  return (
    <CollapsedSection
      summary={[who, isAsked('dateOrder') ? `${words.dateOrder}?` : example, form].filter(Boolean).join(' · ')}
    >
      {() => (
        <>
          <ChoiceList
            label={words.direction}
            value={direction}
            choices={debtDirections.map((each) => [each, text.directions[each]])}
            choose={(value) => answer('direction', value)}
          />
          {dateOrder && (
            <ChoiceList
              label={`${words.dateOrder}: ${example}`}
              value={dateOrder.order}
              choices={dateOrders.map((each) => [each, text.dateOrders[each]])}
              choose={(value) => answer('dateOrder', value)}
            />
          )}
          {tables.map((columns) => (
            <Columns key={columns.map(({ id }) => id).join()} {...{ columns, answer }} />
          ))}
          {canAskAgain && (
            <Button className="bill-quiet" label={words.askAgain} onClick={() => dispatch({ type: 'askedAgain' })} />
          )}
        </>
      )}
    </CollapsedSection>
  );
}

type ColumnsProps = { readonly columns: readonly TableColumn[]; readonly answer: (id: string, value: string) => void };

/** Renders the uncertain columns first. Columns with a known heading are collapsed. */
function Columns({ columns, answer }: ColumnsProps) {
  const { text } = useDebts();
  const row = ({ id, heading, samples, role }: TableColumn) => (
    <ChoiceList
      key={id}
      label={heading || text.reading.noHeading}
      note={samples.join(' · ')}
      value={role}
      choices={columnRoles.map((each) => [each, text.roles[each]])}
      choose={(value) => answer(id, value)}
    />
  );
  const certain = columns.filter(({ isCertain }) => isCertain);
  return (
    <>
      {columns.filter(({ isCertain }) => !isCertain).map(row)}
      {certain.length > 0 && (
        <CollapsedSection summary={text.reading.certain(certain.length)}>{() => certain.map(row)}</CollapsedSection>
      )}
    </>
  );
}

type ChoiceListProps = {
  readonly label: string;
  readonly note?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly choose: (value: string) => void;
};

export function ChoiceList({ label, note, value, choices, choose }: ChoiceListProps) {
  const id = useId();
  return (
    <div className="debts-choice">
      <label htmlFor={id}>
        {label}
        {note && <small>{note}</small>}
      </label>
      <select id={id} value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
