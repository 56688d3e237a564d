import { useEffect, useRef } from 'react';
import { useCard } from '../card-context.ts';
import { AsideButton, CardForm } from '../card-forms.tsx';
import type { InteractedViewProps } from '../interacted-chunk.ts';
import { TextField } from '../text-field.tsx';

/** Forgot password: one address, one mail, and the same answer with and without an account. */
export function ResetPanel({ interacted }: InteractedViewProps) {
  const { state, commands } = useCard();
  const { messages } = interacted;
  const panel = useRef<HTMLDivElement>(null);
  const sent = state.view.name === 'resetSent';
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>(sent ? 'button' : 'input')?.focus();
  }, [sent]);
  return (
    <div ref={panel}>
      {!sent && (
        <CardForm onSubmit={commands.sendPasswordReset} submitLabel={messages.sendResetLink}>
          <p className="intro">{messages.resetIntro}</p>
          <TextField field="resetEmail" />
        </CardForm>
      )}
      <AsideButton onClick={commands.closePasswordReset}>{messages.back}</AsideButton>
    </div>
  );
}
