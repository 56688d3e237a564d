import { useEffect, useRef, useState } from 'react';
import type { CardView } from '../../core/card-state.ts';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { CardForm, LinkStyleButton, SubmitButton } from '../card-forms.tsx';
import { ConsentLine } from '../consent-line.tsx';
import { TextField } from '../text-field.tsx';
import { fillInField } from './find-in-card.ts';

/** The button that sends another code after a pause. During the pause it shows the remaining time. */
function ResendButton({ resendAt, activeChunk }: ActiveViewProps & { readonly resendAt: number }) {
  const { commands } = useCard();
  const { messages, clock } = activeChunk;
  const [, tick] = useState(0);
  // Computes the remaining time in every render, since a second pause may have begun after the last tick of the first
  // pause.
  const seconds = Math.max(0, Math.ceil((resendAt - clock.now()) / 1000));
  const waits = seconds > 0;
  useEffect(() => {
    if (!waits) return;
    const id = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(id);
  }, [waits]);
  return (
    <LinkStyleButton waits={waits} onClick={() => commands.resendOtp()}>
      {waits ? messages.resendIn(seconds) : messages.resendOtp}
    </LinkStyleButton>
  );
}

/**
 * Returns the view `awaitingOtp` if the card displays the OTP panel, even while a request of the panel runs. Otherwise
 * returns null.
 */
function awaitedOtp(view: CardView) {
  const resting = 'returnTo' in view ? view.returnTo : view;
  return resting.name === 'awaitingOtp' ? resting : null;
}

/** The panel for the code from the SMS: its field, and buttons to verify, to resend and to change the number. */
export function OtpPanel({ activeChunk }: ActiveViewProps) {
  const { state, commands, values } = useCard();
  const { messages, tools } = activeChunk;
  const otp = awaitedOtp(state.view);
  const confirmationId = otp?.confirmationId;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = panel.current?.querySelector('input');
    if (!confirmationId || !input) return;
    // The field may still contain an earlier code.
    fillInField(input, values.get('otp'));
    input.focus();
    return tools.readSmsCode((code) => fillInField(input, code));
  }, [tools, values, confirmationId]);
  if (otp === null) return null;
  return (
    <div ref={panel}>
      <CardForm onSubmit={commands.verifyOtp}>
        <p className="sent-to">
          {messages.codeSentTo(otp.phone)}{' '}
          <button type="button" className="link" part="link" onClick={commands.changeNumber}>
            {messages.changeNumber}
          </button>
        </p>
        <TextField field="otp" />
        <ConsentLine />
        <slot name="beside-submit" />
        <SubmitButton onSubmit={commands.verifyOtp}>{messages.verifyOtp}</SubmitButton>
      </CardForm>
      <ResendButton resendAt={otp.resendAt} activeChunk={activeChunk} />
    </div>
  );
}
