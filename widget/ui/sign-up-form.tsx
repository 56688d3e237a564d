import { type FieldName, fields, type SecretField } from '../core/fields.ts';
import { fieldsIn } from '../core/form-values.ts';
import { useCard } from './card-context.ts';
import { CardForm } from './card-form.tsx';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

const isSecret = (field: FieldName): field is SecretField => fields[field].input.type === 'password';

export function SignUpForm() {
  const { commands, messages } = useCard();
  const inputs = fieldsIn('sign-up').map((field) =>
    isSecret(field) ? <PasswordField key={field} field={field} /> : <TextField key={field} field={field} />,
  );
  return (
    <CardForm onSubmit={commands.signUp} submitLabel={messages.createAccount}>
      {inputs}
      <ConsentLine />
      <slot name="beside-submit" />
    </CardForm>
  );
}
