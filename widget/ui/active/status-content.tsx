import { useEffect, useRef } from 'react';
import { localPath } from '../../../account/languages.ts';
import { popupProviders } from '../../../account/popup-providers.ts';
import { isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import type { InteractedViewProps } from '../interacted-chunk.ts';
import { bringIntoView } from './bring-into-view.ts';
import { describeStatus, fillIn } from './describe-status.ts';

/** The steps while a signed-in visitor is taken on: a picture of the status, which is announced. */
function LeavingSteps({ interacted }: InteractedViewProps) {
  const { view } = useCard().state;
  if (!isLeaving(view)) return null;
  const at = view.name === 'redirecting' ? 2 : 1;
  return (
    <ol className="steps" aria-hidden="true">
      {Object.values(interacted.messages.leavingSteps).map((step, index) => (
        <li key={step} data-step={index < at ? 'done' : index === at ? 'now' : 'next'}>
          {step}
        </li>
      ))}
    </ol>
  );
}

/** The content of the status box, with the next step. */
export function StatusContent({ interacted }: InteractedViewProps) {
  const { state, commands, config, values } = useCard();
  const status = describeStatus(state, interacted, config.language);
  const box = useRef<HTMLDivElement>(null);
  const said = status && `${status.text}${status.providerText ?? ''}${status.hindrance ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further refusal may have the same words
  useEffect(() => {
    const message = box.current;
    if (!said || !message) return;
    bringIntoView(message);
    // The field to correct has the focus by now: if both do not fit, it stays in view, with its label.
    const focused = (message.getRootNode() as Document | ShadowRoot).activeElement;
    const control = focused?.closest<HTMLElement>('.field, .human-check, button');
    if (control) bringIntoView(control);
  }, [said, state.status]);
  if (status === null) return null;
  const signInInstead = (): void => {
    // The refused address, instead of any text typed earlier on the other tab.
    const refused = (state.status.kind === 'failed' && state.status.failure.email) || values.get('email');
    // Where a code was asked for, its panel stands in this tab's place.
    commands.changeNumber();
    commands.selectTab('signin');
    values.set('identifier', refused);
    // That field may have had a phone number, without a password.
    const card = box.current?.getRootNode() as ParentNode | undefined;
    const identifier = card?.querySelector<HTMLInputElement>('[name=identifier]');
    if (!identifier) return;
    fillIn(identifier, refused);
    identifier.focus();
  };
  const renewHumanCheck = (): void => {
    // The button disappears, and the new check is the visitor's next step.
    const card = box.current?.getRootNode() as ParentNode | undefined;
    card?.querySelector<HTMLElement>('.human-check')?.focus();
    commands.renewHumanCheck();
  };
  const { text, tone, providerText, hindrance } = status;
  const { messages, tools } = interacted;
  const { siteOrigin } = config;
  const loginUrl = siteOrigin && siteOrigin + localPath('/login', config.language);
  // On our own sign-in page a link to it would not help.
  const isOwnSite = siteOrigin === new URL(tools.pageAddress()).origin;
  const next = status.next === 'open-login' && isOwnSite ? 'open-app' : status.next;
  const popup = next === 'open-popup' && state.status.kind === 'popup-ready' && state.status.provider;
  return (
    <div className="status" part="status" data-tone={tone} ref={box}>
      <LeavingSteps interacted={interacted} />
      {text && <p>{text}</p>}
      {providerText && (
        <p lang="en" className={text ? 'provider' : ''}>
          {providerText}
        </p>
      )}
      {hindrance && <p>{hindrance}</p>}
      {(next === 'via-site' || next === 'leave-frame') && siteOrigin && (
        <p className="provider">{messages.viaSite(new URL(siteOrigin).host)}</p>
      )}
      {next === 'sign-in-instead' && (
        <button type="button" className="link" part="link" onClick={signInInstead}>
          {messages.signInInstead}
        </button>
      )}
      {next === 'reset-password' && (
        <button type="button" className="link" part="link" onClick={commands.openPasswordReset}>
          {messages.chooseNewPassword}
        </button>
      )}
      {next === 'cancel' && (
        <button type="button" className="link" part="link" onClick={commands.cancelRequest}>
          {messages.cancel}
        </button>
      )}
      {next === 'reload' && (
        <button type="button" className="link" part="link" onClick={tools.reload}>
          {messages.reloadPage}
        </button>
      )}
      {popup && (
        <button type="button" className="link" part="link" onClick={() => commands.signInWithPopup(popup)}>
          {messages.popup.open(popupProviders[popup].name)}
        </button>
      )}
      {next === 'open-app' && (
        <a href={config.appUrl} part="link">
          {messages.openApp}
        </a>
      )}
      {next === 'renew-human-check' && (
        <>
          <button type="button" className="link" part="link" onClick={renewHumanCheck}>
            {messages.humanCheck.retry}
          </button>{' '}
        </>
      )}
      {(next === 'open-login' || (next === 'renew-human-check' && !isOwnSite)) && loginUrl && (
        <a href={loginUrl} target="_top" part="link">
          {messages.openLogin}
        </a>
      )}
      {next === 'contact' && siteOrigin && (
        <a href={siteOrigin + localPath('/contact', config.language)} target="_top" part="link">
          {messages.contactUs}
        </a>
      )}
      {next === 'leave-frame' && (
        <button type="button" className="primary" part="submit-button" onClick={commands.goOn}>
          {messages.continueToApp}
        </button>
      )}
    </div>
  );
}
