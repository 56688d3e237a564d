import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type FieldName, fields, type SecretFieldName } from '../../account/fields.ts';
import { type FormValues, formFieldNames } from '../../account/form-values.ts';
import { parseSignInIdentifier } from '../../account/sign-in-identifier.ts';
import type { CardStore } from '../core/card-store.ts';
import { useCard } from './card-context.ts';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField, TextField } from './text-field.tsx';

/** Reads the texts of the fields, which may have been typed before React had loaded, or filled in without an event. */
export function readFields(values: FormValues, within: ParentNode | null): void {
  within?.querySelectorAll('input').forEach(({ name, value }) => {
    values.set(name as FieldName, value);
  });
}

type CardFormProps = {
  /** The id of the form, for a button outside it. */
  readonly id?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/**
 * A form that the card validates, not the browser. If the visitor submits the form before scripts load,
 * `method="dialog"` sends no password to the page's server.
 */
export function CardForm({ id, onSubmit, children }: CardFormProps) {
  const { values, store } = useCard();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => readFields(values, form.current), [values]);
  return (
    <form
      ref={form}
      id={id}
      part="form"
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        sendForm(store, onSubmit);
      }}
    >
      {children}
    </form>
  );
}

function sendForm(store: CardStore, onSubmit: () => void): void {
  // Hides a displayed password at once, because the flow may have to wait until the active chunk has loaded.
  store.dispatch({ type: 'passwordHidden' });
  onSubmit();
}

type SubmitButtonProps = {
  /** The id of the form that the button submits, if the button is outside the form. */
  readonly form?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A button that submits a form. Enter in a field of the form also presses this button. */
export function SubmitButton({ form: formId, onSubmit, children }: SubmitButtonProps) {
  const { state, store } = useCard();
  // In a sandboxed frame without `allow-forms`, a press causes no submit event, so this handler calls `sendForm`
  // itself.
  const press = ({ nativeEvent, currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    let isSubmitted = false;
    const notice = (): void => {
      isSubmitted = true;
    };
    form?.addEventListener('submit', notice);
    setTimeout(() => {
      form?.removeEventListener('submit', notice);
      if (!isSubmitted && !nativeEvent.defaultPrevented) sendForm(store, onSubmit);
    });
  };
  const waits = 'returnTo' in state.view;
  return (
    <button
      type="submit"
      form={formId}
      className="primary"
      part="submit-button"
      aria-disabled={waits || undefined}
      onClick={press}
    >
      {children}
    </button>
  );
}

type LinkStyleButtonProps = { readonly waits?: boolean; readonly onClick: () => void; readonly children: ReactNode };

/** A button that looks like a link, below a form. It is disabled while a request runs, or while `waits` is true. */
export function LinkStyleButton({ waits, onClick, children }: LinkStyleButtonProps) {
  const isDisabled = 'returnTo' in useCard().state.view || waits;
  return (
    <p className="aside">
      <button type="button" className="link" part="link" aria-disabled={isDisabled || undefined} onClick={onClick}>
        {children}
      </button>
    </p>
  );
}

const isSecret = (field: FieldName): field is SecretFieldName => fields[field].input.type === 'password';

/** The submit button is outside the form, after the status, so that a message is directly above the button. */
type MainFormProps = { readonly id: string };

export function SignUpForm({ id }: MainFormProps) {
  const { commands } = useCard();
  const inputs = formFieldNames('sign-up').map((field) =>
    isSecret(field) ? <PasswordField key={field} field={field} /> : <TextField key={field} field={field} />,
  );
  return (
    <CardForm id={id} onSubmit={commands.signUp}>
      <div className="rows columns">{inputs}</div>
      <ConsentLine />
      <slot name="beside-submit" />
    </CardForm>
  );
}

const isPhone = (text: string): boolean => parseSignInIdentifier(text).kind !== 'email';

/**
 * The form to sign in by e-mail and password, or by phone number. If the visitor enters a phone number, the password
 * field disappears.
 */
export function SignInForm({ id }: MainFormProps) {
  const { commands, messages, values, activeChunk } = useCard();
  // The first rendering always has the password field, since hydration has to match the prerendered form.
  const [byPhone, setByPhone] = useState(activeChunk !== null && isPhone(values.get('identifier')));
  useLayoutEffect(() => setByPhone(isPhone(values.get('identifier'))), [values]);
  return (
    <CardForm id={id} onSubmit={commands.signIn}>
      <div className="rows">
        <TextField
          field="identifier"
          onText={(text, input) => {
            const phone = isPhone(text);
            // A password manager may fill in a phone number while the password field has the focus. The focus then
            // moves to this field, because the password field disappears.
            if (phone && input.form?.querySelector(':focus:not([type=submit])')) input.focus();
            setByPhone(phone);
          }}
          {...(byPhone && activeChunk ? { hint: activeChunk.messages.phoneNotice } : {})}
        />
        {!byPhone && <PasswordField field="password" />}
      </div>
      {!byPhone && <LinkStyleButton onClick={commands.openPasswordReset}>{messages.forgotPassword}</LinkStyleButton>}
      <ConsentLine />
      <slot name="beside-submit" />
    </CardForm>
  );
}
