import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldName } from '../core/fields.ts';
import type { FormValues } from '../core/form-values.ts';
import { useCard } from './card-context.ts';

/** Takes over what stands in the fields now: typed before React, or filled in without an event. */
export function readFields(values: FormValues, within: ParentNode | null): void {
  within?.querySelectorAll('input').forEach(({ name, value }) => {
    values.set(name as FieldName, value);
  });
}

type CardFormProps = {
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly children: ReactNode;
};

/** One task's form. Its own validation; `method="dialog"`: without scripts no password goes to the page's server. */
export function CardForm({ onSubmit, submitLabel, children }: CardFormProps) {
  const { values, state } = useCard();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => readFields(values, form.current), [values]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const waits = 'returnTo' in state.view;
  return (
    <form ref={form} part="form" noValidate method="dialog" onSubmit={submit}>
      {children}
      <button type="submit" className="primary" part="submit-button" aria-disabled={waits || undefined}>
        {submitLabel}
      </button>
    </form>
  );
}
