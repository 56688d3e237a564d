import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { pathInLanguage } from '../../../account/languages.ts';
import { popupProviders } from '../../../account/popup-providers.ts';
import { isRedirecting } from '../../core/card-state.ts';
import type { ActiveViewProps, ElementRefProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';
import { findFocusedElement } from '../find-focused-element.ts';
import { describeStatus, type StatusText } from './describe-status.ts';
import { fillInField, findCardNode, findField, humanCheckBoxSelector } from './find-in-card.ts';
import { RedirectReceipt } from './redirect-receipt.tsx';
import { scrollNodeIntoView } from './scroll-node-into-view.ts';
import { useIsOurSite } from './use-is-our-site.ts';

/** The content of the status box, with the next step. */
export function StatusContent({ activeChunk }: ActiveViewProps) {
  const { state, config } = useCard();
  const status = describeStatus(state, activeChunk, config.language);
  const box = useRef<HTMLDivElement>(null);
  useScrollIntoView(box, status);
  if (status === null) return null;
  const { text, tone, providerText, hindrance } = status;
  if (isRedirecting(state.view)) {
    return (
      <div className="status leaving" part="status" data-tone={tone} ref={box}>
        <RedirectReceipt sentence={text} activeChunk={activeChunk}>
          <NextStep key={status.next} next={status.next} activeChunk={activeChunk} box={box} />
        </RedirectReceipt>
      </div>
    );
  }
  return (
    <div className="status" part="status" data-tone={tone} ref={box}>
      {text && <p>{text}</p>}
      <ProviderText text={providerText} isAlone={text === ''} activeChunk={activeChunk} />
      {hindrance && <p>{hindrance}</p>}
      {/* The key makes React remove the button of a step together with the step, so that the focus leaves the button. */}
      <NextStep key={status.next} next={status.next} activeChunk={activeChunk} box={box} />
    </div>
  );
}

type ProviderTextProps = ActiveViewProps & {
  readonly text: string | null;
  /** Our catalogue has no sentence for this failure, so the provider's text is the message. */
  readonly isAlone: boolean;
};

/**
 * Renders the provider's English text. Below a sentence of ours, the visitor can fold the text. The text is open at
 * first, because screen readers do not announce a folded text.
 */
function ProviderText({ text, isAlone, activeChunk }: ProviderTextProps) {
  if (text === null) return null;
  const words = <p lang="en">{text}</p>;
  if (isAlone) return words;
  return (
    <details open className="provider">
      <summary>{activeChunk.messages.technicalDetail}</summary>
      {words}
    </details>
  );
}

/** Brings each new message into view, together with the control that the visitor has to use next. */
function useScrollIntoView(box: RefObject<HTMLElement | null>, status: StatusText | null): void {
  const { state } = useCard();
  const message = status && `${status.text}${status.providerText ?? ''}${status.hindrance ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another refusal may have the same text
  useEffect(() => {
    const node = box.current;
    if (!message || !node) return;
    scrollNodeIntoView(node);
    // The field that the visitor has to correct already has the focus. It is scrolled into view after the message, so
    // that it is visible even if there is no space for both.
    const focused = findFocusedElement(node);
    const control = focused?.closest<HTMLElement>('.field, .human-check, button');
    if (control) scrollNodeIntoView(control);
  }, [message, state.status]);
}

type NextStepProps = ActiveViewProps & ElementRefProps<'box'> & Pick<StatusText, 'next'>;

/** The button or link below a message. */
function NextStep({ next, activeChunk, box }: NextStepProps) {
  const { state, commands, config, values } = useCard();
  const { messages, tools } = activeChunk;
  const { siteOrigin } = config;
  const siteLink = (path: string, text: string) =>
    siteOrigin && (
      <a href={siteOrigin + pathInLanguage(path, config.language)} target="_top" part="link">
        {text}
      </a>
    );
  const appLink = (
    <a href={config.appUrl} className={isRedirecting(state.view) ? 'secondary' : undefined} part="link">
      {messages.openApp}
    </a>
  );
  const viaSite = siteOrigin && <p className="provider">{messages.viaSite(new URL(siteOrigin).host)}</p>;
  // A link to our sign-in page would not help on our own site.
  const isOwnSite = useIsOurSite();
  const loginLink = !isOwnSite && siteLink('/login', messages.openLogin);
  const card = (): ParentNode | undefined => box.current?.getRootNode() as ParentNode | undefined;
  const signInInstead = (): void => {
    // Sign In gets the e-mail address of the failed request. If the request has none, Sign In gets the address that was
    // typed in Sign Up.
    const refused = (state.status.kind === 'failed' && state.status.failure.email) || values.get('email');
    const root = card();
    // Closes the OTP panel, which would otherwise be displayed instead of the form.
    commands.changeNumber();
    commands.selectTab('signin');
    values.set('identifier', refused);
    // Fills in the field like a visitor. If the field contained a phone number, the form then shows the password field
    // again.
    const identifier = root && findField(root, 'identifier');
    if (!identifier) return;
    fillInField(identifier, refused);
    identifier.focus();
  };
  const renewHumanCheck = (): void => {
    const root = card();
    // Moves the focus to the box of the human check, since the pressed button disappears.
    if (root) findCardNode(root, humanCheckBoxSelector)?.focus();
    commands.renewHumanCheck();
  };
  switch (next) {
    case 'sign-in-instead':
      return <LinkButton onClick={signInInstead}>{messages.signInInstead}</LinkButton>;
    case 'reset-password':
      return <LinkButton onClick={commands.openPasswordReset}>{messages.chooseNewPassword}</LinkButton>;
    case 'cancel':
      return <LinkButton onClick={commands.cancelRequest}>{messages.cancel}</LinkButton>;
    case 'reload':
      return <LinkButton onClick={tools.reload}>{messages.reloadPage}</LinkButton>;
    case 'open-popup': {
      if (state.status.kind !== 'popup-ready') return null;
      const { provider } = state.status;
      return (
        <LinkButton onClick={() => commands.signInWithPopup(provider)}>
          {messages.popup.open(popupProviders[provider].name)}
        </LinkButton>
      );
    }
    case 'renew-human-check':
      return (
        <>
          <LinkButton onClick={renewHumanCheck}>{messages.humanCheck.retry}</LinkButton> {loginLink}
        </>
      );
    case 'open-app':
      return appLink;
    case 'open-login':
      return isOwnSite ? appLink : loginLink;
    case 'contact':
      return siteLink('/contact', messages.contactUs);
    case 'via-site':
      return viaSite;
    case 'leave-frame':
      return (
        <>
          {viaSite}
          <button type="button" className="primary" part="submit-button" onClick={commands.continueToApp}>
            {messages.continueToApp}
          </button>
        </>
      );
    case null:
      return null;
  }
}

const LinkButton = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <button type="button" className="link" part="link" onClick={onClick}>
    {children}
  </button>
);
