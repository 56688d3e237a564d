import { useEffect, useRef } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { CardForm, LinkStyleButton, SubmitButton } from '../card-forms.tsx';
import { TextField } from '../text-field.tsx';

/** The panel for a forgotten password. The message after a request does not reveal whether there is an account. */
export function PasswordResetPanel({ activeChunk }: ActiveViewProps) {
  const { state, commands } = useCard();
  const { messages } = activeChunk;
  const panel = useRef<HTMLDivElement>(null);
  const sent = state.view.name === 'resetSent';
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(sent ? 'button' : 'input')?.focus();
  }, [sent]);
  return (
    <div ref={panel}>
      {!sent && (
        <CardForm onSubmit={commands.sendPasswordReset}>
          <p className="intro">{messages.resetIntro}</p>
          <TextField field="resetEmail" />
          <SubmitButton onSubmit={commands.sendPasswordReset}>{messages.sendResetLink}</SubmitButton>
        </CardForm>
      )}
      <LinkStyleButton onClick={commands.closePasswordReset}>{messages.back}</LinkStyleButton>
    </div>
  );
}
