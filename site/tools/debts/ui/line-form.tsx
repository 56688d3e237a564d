import { type FormEvent, type InputHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { formatNumber } from '../../../base/format.ts';
import type { EditableLineFields } from '../debt-book.ts';
import {
  type EnteredAmountKind,
  type EnteredLine,
  enteredAmountKinds,
  type IssueByField,
  isValidEnteredLine,
  readEnteredLine,
} from '../read-entered-line.ts';
import { useDebts } from './debts-context.ts';

const blank: EnteredLine = { party: '', side: 'owed', amount: '', date: '' };

const typedOf = ({ party, paise, date }: EditableLineFields): EnteredLine => ({
  party,
  side: paise < 0 ? 'received' : 'owed',
  amount: formatNumber(Math.abs(paise) / 100),
  date: date ?? '',
});

type LineFormProps = {
  /** The line to correct. Without it, the form adds new lines, and stays open after each of them. */
  readonly entry?: EditableLineFields;
  readonly parties?: readonly string[];
  readonly save: (entry: EditableLineFields) => void;
  readonly children?: ReactNode;
};

/** Renders the fields of a line. An invalid value stays as typed, with a message beside it. */
export function LineForm({ entry, parties = [], save, children }: LineFormProps) {
  const { text, today } = useDebts();
  const [typed, setTyped] = useState(() => (entry ? typedOf(entry) : blank));
  const [issues, setIssues] = useState<IssueByField>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const focus = (name: string): void => (form.current?.elements.namedItem(name) as HTMLElement | null)?.focus();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readEnteredLine(typed, today);
    if (!isValidEnteredLine(read)) {
      setIssues(read);
      focus(Object.keys(read)[0] ?? '');
      return;
    }
    setIssues({});
    if (!entry) {
      setTyped(blank);
      focus('party');
    }
    save(read);
  };
  const field = (name: 'party' | 'amount' | 'date', label: string, input: InputHTMLAttributes<HTMLInputElement>) => {
    const issue = issues[name];
    return (
      <div className={`line-${name}`}>
        <label htmlFor={`${id}-${name}`}>{label}</label>
        <input
          {...{ id: `${id}-${name}`, name, autoComplete: 'off', value: typed[name], ...input }}
          {...(issue && { 'aria-invalid': true, 'aria-describedby': `${id}-issue-${name}` })}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
        />
        {issue && <small id={`${id}-issue-${name}`}>{text.entryIssues[issue]}</small>}
      </div>
    );
  };
  return (
    <form ref={form} className="debts-form" noValidate onSubmit={onSubmit}>
      {field('party', text.party, { maxLength: 120, ...(parties.length > 0 && { list: `${id}-parties` }) })}
      {parties.length > 0 && (
        <datalist id={`${id}-parties`}>
          {parties.map((party) => (
            <option key={party} value={party} />
          ))}
        </datalist>
      )}
      <div>
        <label htmlFor={`${id}-side`}>{text.side}</label>
        <select
          id={`${id}-side`}
          value={typed.side}
          onChange={({ currentTarget }) => setTyped({ ...typed, side: currentTarget.value as EnteredAmountKind })}
        >
          {enteredAmountKinds.map((side) => (
            <option key={side} value={side}>
              {text.sides[side]}
            </option>
          ))}
        </select>
      </div>
      {field('amount', text.amount, { maxLength: 20, inputMode: 'decimal' })}
      {field('date', text.date, { type: 'date', max: today })}
      <p className="actions">
        <button type="submit" className="button">
          {entry ? text.save : text.add}
        </button>
        {children}
      </p>
    </form>
  );
}
