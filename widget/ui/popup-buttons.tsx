import { type ReactNode, useId } from 'react';
import { type PopupProvider, popupProviders } from '../../account/popup-providers.ts';
import { useCard } from './card-context.ts';

type MethodMarkProps = {
  /** The id for `aria-describedby` of the marked control. */
  readonly id: string;
  readonly text: string;
};

/** Marks the sign-in method that the visitor probably used. Nothing moves when the mark appears or disappears. */
export const SignInMethodMark = ({ id, text }: MethodMarkProps) => (
  <span className="mark" aria-hidden="true" id={id}>
    {text}
  </span>
);

const providers = Object.keys(popupProviders) as PopupProvider[];

/**
 * The logos of the providers, as their branding rules require. Google:
 * https://developers.google.com/identity/branding-guidelines
 */
const providerLogos: Readonly<Record<PopupProvider, ReactNode>> = {
  google: (
    <svg viewBox="0 0 18 18" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.71v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.61z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96h-3a9 9 0 0 0 0 8.08l3-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  ),
};

/**
 * Renders a button for each provider that signs in through a popup. In every view of the card, a text next to other
 * nodes has an element of its own. Without that element, a translator would replace the text node, and React would
 * later change a node that is no longer on the page.
 */
export function PopupButtons() {
  const { commands, messages, state, lastMethod, activeChunk } = useCard();
  const id = useId();
  const waits = 'returnTo' in state.view;
  const { status } = state;
  const failure = status.kind === 'failed' ? status.failure : null;
  // After a wrong password, the mark appears for every e-mail address, so that the card does not reveal how an account
  // signs in.
  const isWrongPassword = failure && activeChunk?.failureKey(failure.code, failure.request) === 'wrongCredentials';
  return providers.map((provider) => {
    const mark =
      lastMethod === provider ? messages.lastTime.used : isWrongPassword && activeChunk?.messages.popup.perhaps;
    return (
      <button
        key={provider}
        type="button"
        className="popup"
        part={`${provider}-button`}
        aria-disabled={waits || undefined}
        aria-describedby={mark ? `${id}${provider}` : undefined}
        onClick={() => commands.signInWithPopup(provider)}
      >
        <span>{messages[provider]}</span>
        {providerLogos[provider]}
        {mark && <SignInMethodMark id={`${id}${provider}`} text={mark} />}
      </button>
    );
  });
}
