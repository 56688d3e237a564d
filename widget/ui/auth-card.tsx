import { useId, useRef } from 'react';
import { languages } from '../../account/languages.ts';
import { type CardState, isRedirecting } from '../core/card-state.ts';
import type { FirstPaintMessages } from '../languages/messages.ts';
import { useCard } from './card-context.ts';
import { readFields, SignInForm, SignUpForm, SubmitButton } from './card-forms.tsx';
import { HumanCheckBox } from './human-check-box.tsx';
import { PopupButtons } from './popup-buttons.tsx';
import { TabList } from './tab-list.tsx';

/** The card: tabs, human check, the form of the active tab, the status box and Google's button, or the receipt. */
export function AuthCard() {
  const { state, values, commands, messages, config, activeChunk } = useCard();
  const panelId = useId();
  const formId = `${panelId}-form`;
  const root = useRef<HTMLDialogElement>(null);
  const panelView = panelViewOf(state);
  const leaves = isRedirecting(state.view);
  const isSignUp = state.tab === 'signup';
  const read = (): void => readFields(values, root.current);
  const inApp = activeChunk?.tools.inAppBrowser();
  const { status } = state;
  const isMissing = status.kind === 'human-check-missing' && status.isOnlyProblem;
  const isBesideCheck = isMissing || status.kind === 'human-check-removed';
  return (
    // The card is a `<dialog>`, because a form with `method="dialog"` closes the dialog around it even before any script
    // has loaded. A closed dialog tells queue-presses.ts that a form was submitted.
    <dialog
      open
      ref={root}
      className={leaves ? 'card slip' : 'card'}
      part="card"
      lang={config.language}
      dir={languages[config.language].direction}
      data-script={languages[config.language].script}
      aria-label={messages.cardName}
      data-state={state.view.name}
      // Reads the fields before a press takes effect, for example a press of Google's button or of a tab.
      onClickCapture={read}
      onSubmitCapture={read}
      onPointerDown={commands.activate}
      onFocus={commands.activate}
      onKeyDown={commands.activate}
      onInput={commands.activate}
    >
      {activeChunk && <activeChunk.views.CardEffects root={root} />}
      <div className="cloth" part="cloth" />
      {!leaves && <TabList panelId={panelId} />}
      <div
        className="body"
        key={state.epoch}
        part="panel"
        data-message={isBesideCheck ? 'beside-check' : undefined}
        id={panelId}
        {...(leaves ? {} : { role: 'tabpanel', 'aria-labelledby': `${panelId}-${state.tab}` })}
      >
        {panelView !== 'end' && panelView !== 'provision' && <HumanCheckBox />}
        {panelView === 'form' && (isSignUp ? <SignUpForm id={formId} /> : <SignInForm id={formId} />)}
        {panelView === 'reset' && activeChunk && <activeChunk.views.PasswordResetPanel activeChunk={activeChunk} />}
        {/* The card's only live region is always on the page, so that screen readers announce new content. */}
        <div role="status">
          {activeChunk ? (
            <activeChunk.views.StatusContent activeChunk={activeChunk} />
          ) : (
            statusBeforeChunk(state, messages)
          )}
        </div>
        {panelView === 'form' && (
          <SubmitButton form={formId} onSubmit={isSignUp ? commands.signUp : commands.signIn}>
            {isSignUp ? messages.createAccount : messages.signIn}
          </SubmitButton>
        )}
        {/* The OTP panel is below the status, because the status says "Please enter the code below." */}
        {panelView === 'otp' && activeChunk && <activeChunk.views.OtpPanel activeChunk={activeChunk} />}
        {panelView === 'provision' && activeChunk && <activeChunk.views.ProvisionPanel activeChunk={activeChunk} />}
        {(panelView === 'form' || panelView === 'otp') && (
          <>
            <p className="or">{messages.or}</p>
            {inApp && activeChunk ? (
              <activeChunk.views.InAppBrowserNotice activeChunk={activeChunk} inApp={inApp} />
            ) : (
              <PopupButtons />
            )}
          </>
        )}
      </div>
    </dialog>
  );
}

/** Returns the status text while the chunk of an active card is missing. */
function statusBeforeChunk({ view, status, humanCheck }: CardState, messages: FirstPaintMessages): string | null {
  if (view.name === 'misconfigured') return messages.misconfigured;
  const isPartLost = humanCheck.fault === 'partNotLoaded' || status.kind === 'part-not-loaded';
  return isPartLost ? messages.partNotLoaded : null;
}

type PanelView = 'form' | 'otp' | 'reset' | 'provision' | 'end';

/**
 * Returns the view that the panel displays. While a request runs, the panel displays the form that started the request.
 */
function panelViewOf({ view }: CardState): PanelView {
  switch (view.name) {
    case 'busy':
      // Once the visitor is signed in, there is no form to fill in.
      return view.request === 'finish' ? 'end' : panelViewOf({ view: view.returnTo } as CardState);
    case 'popupOpen':
      return panelViewOf({ view: view.returnTo } as CardState);
    case 'ready':
      return 'form';
    case 'awaitingOtp':
      return 'otp';
    case 'resettingPassword':
    case 'resetSent':
      return 'reset';
    case 'provisionFailed':
      return 'provision';
    case 'misconfigured':
    case 'signedIn':
    case 'redirecting':
      return 'end';
  }
}
