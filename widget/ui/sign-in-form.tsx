import { useLayoutEffect, useState } from 'react';
import { parseSignInIdentifier } from '../core/sign-in-identifier.ts';
import { useCard } from './card-context.ts';
import { CardForm } from './card-form.tsx';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const isPhone = (text: string): boolean => parseSignInIdentifier(text).kind !== 'email';

/** E-mail with password, or a phone number alone: the password shows only while the identifier is no phone number. */
export function SignInForm() {
  const { commands, messages, values, interacted } = useCard();
  // A prerendered form has the password, and hydration, of a card that nobody has touched, must find the same.
  const [byPhone, setByPhone] = useState(interacted !== null && isPhone(values.get('identifier')));
  useLayoutEffect(() => setByPhone(isPhone(values.get('identifier'))), [values]);
  return (
    <CardForm onSubmit={commands.signIn} submitLabel={messages.signIn}>
      <TextField
        field="identifier"
        onText={(text, input) => {
          const phone = isPhone(text);
          // Filled in by a manager while the focus is on what goes now: the password, its button, "Forgot password?".
          if (phone && input.form?.querySelector(':focus:not([type=submit])')) input.focus();
          setByPhone(phone);
        }}
        {...(byPhone && interacted ? { hint: interacted.messages.phoneNotice } : {})}
      />
      {!byPhone && <PasswordField field="password" />}
      {!byPhone && (
        <p className="aside">
          <button type="button" className="link" part="link" onClick={commands.openPasswordReset}>
            {messages.forgotPassword}
          </button>
        </p>
      )}
      <ConsentLine />
      <slot name="beside-submit" />
    </CardForm>
  );
}
