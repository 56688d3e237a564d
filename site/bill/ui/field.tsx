import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import type { FieldName } from '../tax/bill-draft.ts';
import { useBill } from './bill-context.ts';
import { issueId, shownIssues } from './shown-issues.ts';

type FieldProps = {
  readonly name: FieldName;
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly className?: string;
};

export type TextInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize' | 'spellCheck'
> & {
  /** Lines of text to write on; one, unless said. */
  readonly rows?: number;
};

/** A labelled text; what is wrong with it stands in a sentence of its own (`IssueList`). */
export function TextField({ name, label, value, onType, className, rows, ...input }: FieldProps & TextInput) {
  const props = {
    ...useFieldProps(name),
    value,
    autoComplete: 'off',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onType(event.currentTarget.value),
  };
  return (
    <Labelled name={name} label={label} className={className}>
      {rows === undefined ? (
        <input type="text" {...input} {...props} />
      ) : (
        <textarea rows={rows} maxLength={input.maxLength} {...props} />
      )}
    </Labelled>
  );
}

type SelectFieldProps = FieldProps & {
  readonly options: readonly (readonly [value: string, label: string])[];
  /** What it shows is settled elsewhere. */
  readonly disabled?: boolean;
};

export function SelectField({ name, label, value, onType, className, options, disabled }: SelectFieldProps) {
  const props = { ...useFieldProps(name), value, disabled };
  return (
    <Labelled name={name} label={label} className={className}>
      <select {...props} onChange={({ currentTarget }) => onType(currentTarget.value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type LabelledProps = Pick<FieldProps, 'name' | 'label'> & {
  readonly className: string | undefined;
  readonly children: ReactNode;
};

function Labelled({ name, label, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <label htmlFor={`bill-${name}`}>{label}</label>
      {children}
    </div>
  );
}

function useFieldProps(name: FieldName) {
  const { state, dispatch } = useBill();
  const isMarked = shownIssues(state).some(({ field }) => field === name);
  return {
    id: `bill-${name}`,
    name,
    onBlur: () => dispatch({ type: 'fieldLeft' }),
    ...(isMarked && { 'aria-invalid': true, 'aria-describedby': issueId(name) }),
  };
}
