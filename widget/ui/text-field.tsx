import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import {
  type FieldDescription,
  type FieldName,
  type FieldTexts,
  fields,
  type SecretFieldName,
} from '../../account/fields.ts';
import { useCard } from './card-context.ts';
import { SignInMethodMark } from './popup-buttons.tsx';

type TextFieldProps = {
  readonly field: FieldName;
  /** Replaces the hint from the catalogue. */
  readonly hint?: string;
  /** Replaces the input type from `fields`, to make a password visible. */
  readonly type?: string;
  readonly onText?: (text: string, input: HTMLInputElement) => void;
  /** A control at the end of the input, such as show/hide. */
  readonly children?: ReactNode;
};

/**
 * An input with its label, hint and problem. The input is uncontrolled, so that a text that was typed before React
 * loaded stays.
 */
export function TextField({ field, hint: givenHint, type, onText, children }: TextFieldProps) {
  const { state, values, store, messages, activeChunk, lastMethod } = useCard();
  const id = useId();
  const { input: attributes, optional, keyword }: FieldDescription = fields[field];
  const labelId = keyword && `${id}-label`;
  const placeholders: FieldTexts = messages.placeholders;
  const hints: FieldTexts = messages.hints;
  const hint = givenHint ?? hints[field];
  const input = useRef<HTMLInputElement>(null);
  const isSecret = attributes.type === 'password';
  // Restores a password by the property `value`, since page recorders and style sheets could read the attribute.
  useLayoutEffect(() => {
    if (isSecret && input.current?.value === '') input.current.value = values.get(field);
  }, [isSecret, values, field]);
  const problem = state.fieldProblems[field];
  const { used, phone } = messages.lastTime;
  const mark =
    (lastMethod === 'password' && field === lastMethod && used) ||
    (lastMethod === 'phone' && field === 'identifier' && phone);
  const describedBy = [problem && `${id}-problem`, hint && `${id}-hint`, mark && `${id}-mark`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isSecret ? 'field wide' : 'field'} part="field">
      <label htmlFor={id} part="label" id={labelId}>
        {messages.fields[field]}
      </label>
      {mark && <SignInMethodMark id={`${id}-mark`} text={mark} />}
      <div className="control">
        <input
          {...attributes}
          type={type ?? attributes.type}
          placeholder={placeholders[field]}
          // The field's accessible name comes from `aria-labelledby`, which overrides `aria-label`:
          // https://www.w3.org/TR/accname-1.2/#computation-steps
          aria-label={keyword}
          aria-labelledby={labelId}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem ? true : undefined}
          id={id}
          part="input"
          name={field}
          defaultValue={isSecret ? undefined : values.get(field) || undefined}
          ref={input}
          required={!optional}
          onInput={(event) => {
            const text = event.currentTarget.value;
            values.type(field, text);
            store.dispatch({ type: 'fieldEdited', field });
            onText?.(text, event.currentTarget);
          }}
        />
        {children}
      </div>
      {problem && (
        <p className="problem" part="problem" id={`${id}-problem`}>
          {activeChunk?.messages.problems[problem]}
        </p>
      )}
      {hint && (
        <p className="hint" part="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A password field with a button that shows or hides the text. */
export function PasswordField({ field }: { readonly field: SecretFieldName }) {
  const { messages, state, store } = useCard();
  const isVisible = state.isPasswordVisible;
  return (
    <TextField field={field} type={isVisible ? 'text' : 'password'}>
      <button
        type="button"
        className="reveal"
        part="reveal"
        aria-label={isVisible ? messages.hidePassword : messages.showPassword}
        onClick={() => store.dispatch({ type: isVisible ? 'passwordHidden' : 'passwordRevealed' })}
      >
        <svg
          viewBox="0 0 24 24"
          width="22"
          height="22"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
          <circle cx="12" cy="12" r="3" />
          {isVisible && <path d="M4 4l16 16" />}
        </svg>
      </button>
    </TextField>
  );
}
