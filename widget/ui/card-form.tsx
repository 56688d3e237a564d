import type { FormEvent, ReactNode } from 'react';
import type { FieldName } from '../core/card-state.ts';
import { useCard } from './card-context.ts';

type CardFormProps = {
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly children: ReactNode;
};

/** One task's form with its submit button. Validation is the card's own, so the browser's bubbles stay away. */
export function CardForm({ onSubmit, submitLabel, children }: CardFormProps) {
  const { drafts, state } = useCard();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Some password managers fill without an input event.
    for (const input of event.currentTarget.querySelectorAll('input')) {
      drafts.set(input.dataset.field as FieldName, input.value);
    }
    onSubmit();
  };
  const waits = state.view.name === 'busy' || state.view.name === 'popupOpen';
  return (
    <form part="form" noValidate method="post" onSubmit={submit}>
      {children}
      <button type="submit" className="primary" part="submit-button" aria-disabled={waits}>
        {submitLabel}
      </button>
    </form>
  );
}
