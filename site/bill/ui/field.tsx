import type { ChangeEvent, InputHTMLAttributes } from 'react';
import type { FieldName } from '../tax/bill-draft.ts';
import { useBill } from './bill-context.ts';
import { issueId, shownIssues } from './issue-list.tsx';

/** How a field is written: on one line, on `rows` of them, or as one of `options`, values with their labels. */
export type Writing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'list' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
> & { readonly rows?: number; readonly options?: readonly (readonly [value: string, label: string])[] | undefined };

type FieldProps = Writing &
  Readonly<{ name: FieldName; label: string; value: string; className?: string; disabled?: boolean }>;

/** A labelled field, disabled where it is settled elsewhere; what is wrong with it stands in an `IssueList`. */
export function Field({ name, label, value, className, disabled, rows, options, ...input }: FieldProps) {
  const { state, dispatch, warnings } = useBill();
  const [isMarked, isWarned] = [shownIssues(state), warnings].map((all) => all.some(({ field }) => field === name));
  const props = {
    id: `bill-${name}`,
    ...{ name, value, disabled },
    onBlur: () => dispatch({ type: 'fieldLeft' }),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      dispatch({ type: 'typed', name, value: currentTarget.value }),
    ...(isMarked && { 'aria-invalid': true }),
    ...((isMarked || isWarned) && { 'aria-describedby': issueId(name) }),
  };
  const choices = options?.map(([each, words]) => (
    <option key={each} value={each}>
      {words}
    </option>
  ));
  return (
    <div className={className}>
      <label htmlFor={props.id}>{label}</label>
      {choices && <select {...props}>{choices}</select>}
      {rows && <textarea rows={rows} maxLength={input.maxLength} autoComplete="off" {...props} />}
      {!choices && !rows && <input type="text" {...input} autoComplete="off" {...props} />}
    </div>
  );
}
