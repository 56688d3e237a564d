import { useCard } from './card-context.ts';
import { CardForm } from './card-form.tsx';
import { ConsentLine } from './consent-line.tsx';
import { PasswordField } from './password-field.tsx';
import { TextField } from './text-field.tsx';

export function SignUpForm() {
  const { commands, messages } = useCard();
  return (
    <CardForm onSubmit={commands.signUp} submitLabel={messages.createAccount}>
      <TextField field="name" />
      <TextField field="company" />
      <TextField field="email" />
      <TextField field="phone" required={false} placeholder={messages.phonePlaceholder} />
      <PasswordField field="newPassword" hint={messages.passwordHint} />
      <ConsentLine />
    </CardForm>
  );
}
