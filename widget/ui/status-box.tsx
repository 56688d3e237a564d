import { useEffect, useRef } from 'react';
import { useCard } from './card-context.ts';
import { describeStatus } from './describe-status.ts';

/** The one live region: always in the page, so that what appears in it is announced. */
export function StatusBox() {
  const { state, messages, rare, commands, config } = useCard();
  const status = describeStatus(state, messages, rare);
  const box = useRef<HTMLDivElement>(null);
  const said = status && `${status.text}${status.providerText ?? ''}`;
  useEffect(() => {
    if (said) box.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return (
    <div className="status" part="status" role="status" data-tone={status?.tone ?? 'silent'} ref={box}>
      {status?.text && <p>{status.text}</p>}
      {status?.providerText && (
        <p lang="en" className={status.text ? 'provider' : ''}>
          {status.providerText}
        </p>
      )}
      {status?.next === 'sign-in-instead' && rare && (
        <button type="button" className="link" part="link" onClick={() => commands.selectTab('signin')}>
          {rare.messages.signInInstead}
        </button>
      )}
      {status?.next === 'cancel-popup' && (
        <button type="button" className="link" part="link" onClick={commands.cancelPopup}>
          {messages.cancel}
        </button>
      )}
      {status?.next === 'open-app' && (
        <a href={config.appUrl} part="link">
          {messages.openApp}
        </a>
      )}
      {status?.next === 'open-login' && config.loginUrl && (
        <a href={config.loginUrl} part="link">
          {messages.openLogin}
        </a>
      )}
    </div>
  );
}
