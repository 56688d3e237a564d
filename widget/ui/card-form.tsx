import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { FieldName } from '../core/fields.ts';
import type { FormValues } from '../core/form-values.ts';
import { useCard } from './card-context.ts';

type CardFormProps = {
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly children: ReactNode;
};

/**
 * One task's form with its submit button. Validation is the card's own, so the browser's bubbles stay away.
 * `method=\"dialog\"`: without the card's script a submit does nothing; it must never carry a password to the page's own server.
 */
export function CardForm({ onSubmit, submitLabel, children }: CardFormProps) {
  const { values, state } = useCard();
  const form = useRef<HTMLFormElement>(null);
  // Text typed, pasted or filled in before React was there.
  useLayoutEffect(() => {
    if (form.current) readInto(values, form.current);
  }, [values]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Some password managers fill without an input event.
    readInto(values, event.currentTarget);
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

function readInto(values: FormValues, form: HTMLFormElement): void {
  for (const input of Array.from(form.querySelectorAll('input'))) {
    values.set(input.name as FieldName, input.value);
  }
}
