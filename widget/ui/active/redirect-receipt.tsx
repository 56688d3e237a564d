import type { ReactNode } from 'react';
import type { ActiveViewProps } from '../active-chunk.ts';
import { useCard } from '../card-context.ts';

type RedirectReceiptProps = ActiveViewProps & {
  /** The sentence about the current step, such as "Redirecting to app...". */
  readonly sentence: string;
  /** The link to the application. */
  readonly children: ReactNode;
};

/** The receipt of a signed-in visitor during the redirect. Screen readers announce only its sentences and link. */
export function RedirectReceipt({ sentence, activeChunk, children }: RedirectReceiptProps) {
  const { state, config } = useCard();
  const { receipt: words } = activeChunk.messages;
  const { person = null, company = null, isNew = false } = state.receipt ?? {};
  const isWritten = state.view.name === 'redirecting';
  const day = new Date().toLocaleDateString(`${config.language}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <ol className="steps" aria-hidden="true">
        <li data-step="done">
          <span>{words.account}</span>
          <small>{isNew ? words.opened : words.signedIn}</small>
        </li>
        {company && (
          <li data-step={isWritten ? 'done' : undefined}>
            <span>{words.company}</span>
            {isWritten && <small>{words.requested}</small>}
          </li>
        )}
      </ol>
      <p className="now">{sentence}</p>
      <div className="receipt" aria-hidden="true">
        {(company ?? person) && (
          <p className="receipt-name" translate="no">
            {company ?? person}
          </p>
        )}
        <p className="provider" translate="no">
          {[company && person, day].filter(Boolean).join(' · ')}
        </p>
        <p className="stamp">
          <span>{isNew ? words.stampOpened : words.stampSignedIn}</span>
          {isNew && <small>{words.trial}</small>}
        </p>
      </div>
      {children}
      {isWritten && company && <p className="provider">{words.next}</p>}
    </>
  );
}
