import { useEffect, useRef } from 'react';
import { useCard } from './card-context.ts';
import { describeStatus } from './describe-status.ts';
import type { RareViewProps } from './rare-view-props.ts';

/** What the status box says, with the next step. */
export function StatusContent({ rare }: RareViewProps) {
  const { state, commands, config, drafts } = useCard();
  const status = describeStatus(state, rare);
  const box = useRef<HTMLDivElement>(null);
  const said = status && `${status.text}${status.providerText ?? ''}`;
  useEffect(() => {
    if (said) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  if (status === null) return null;
  const signInInstead = (): void => {
    // The refused address, whatever was typed on the other tab before.
    drafts.set('identifier', drafts.get('email'));
    commands.selectTab('signin');
  };
  const { text, tone, providerText, next } = status;
  const { messages } = rare;
  return (
    <div className="status" part="status" data-tone={tone} ref={box}>
      {text && <p>{text}</p>}
      {providerText && (
        <p lang="en" className={text ? 'provider' : ''}>
          {providerText}
        </p>
      )}
      {next === 'sign-in-instead' && (
        <button type="button" className="link" part="link" onClick={signInInstead}>
          {messages.signInInstead}
        </button>
      )}
      {next === 'cancel-popup' && (
        <button type="button" className="link" part="link" onClick={commands.cancelPopup}>
          {messages.cancel}
        </button>
      )}
      {next === 'open-app' && (
        <a href={config.appUrl} part="link">
          {messages.openApp}
        </a>
      )}
      {next === 'open-login' && config.loginUrl && (
        <a href={config.loginUrl} part="link">
          {messages.openLogin}
        </a>
      )}
    </div>
  );
}
