import { type TextareaHTMLAttributes, useRef, useState } from 'react';

/** The words of sending a message, which stand in the catalogue of each tool that sends one. */
export type MessageText = Readonly<Record<'newTab' | 'copy' | 'copied' | 'copyByHand', string>> & {
  readonly whatsApp: (to: string) => string;
};

/**
 * `send`: what the button of the share sheet says; without it, with a number or without a sheet there is WhatsApp's link.
 * `to`: ten digits of an Indian telephone; without them WhatsApp asks whom.
 */
type MessageBoxProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'rows' | 'lang' | 'aria-label'> &
  Readonly<{ message: string; text: MessageText; send?: string; to?: string }>;

/** A message that is read before it leaves, by a press: through the share sheet, WhatsApp or the clipboard. */
export function MessageBox({ message, text, send, to = '', ...attributes }: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasSheet, setHasSheet] = useState(send !== undefined && to === '' && 'share' in navigator);
  const [copied, setCopied] = useState<'' | 'copied' | 'copyByHand'>('');
  // Who thinks better of it has ended it; where it fails otherwise, there is still WhatsApp's link.
  const share = () => navigator.share({ text: message }).catch(({ name }: Error) => setHasSheet(name === 'AbortError'));
  const copy = () => {
    box.current?.select();
    // Old browsers have no clipboard, and any may refuse: the text is marked, and a sentence says what to press.
    const written = navigator.clipboard ? navigator.clipboard.writeText(message) : Promise.reject();
    written.then(
      () => setCopied('copied'),
      () => setCopied('copyByHand'),
    );
  };
  return (
    <>
      <textarea ref={box} {...attributes} readOnly value={message} />
      <p className="actions">
        {hasSheet ? (
          <button type="button" className="button button-primary" onClick={share}>
            {send}
          </button>
        ) : (
          <a className="button button-primary" href={whatsAppLink(message, to)} target="_blank" rel="noopener">
            {text.whatsApp(to && `+91 ${to.slice(0, 5)} ${to.slice(5)}`)}
            <span className="visually-hidden"> ({text.newTab})</span>
          </a>
        )}
        <button type="button" className="button" onClick={copy}>
          {text.copy}
        </button>
        <span aria-live="polite">{copied && text[copied]}</span>
      </p>
    </>
  );
}

/** Half characters, which no address can hold, are replaced. */
const whatsAppLink = (text: string, to: string): string =>
  `https://wa.me/${to && `91${to}`}?${new URLSearchParams({ text }).toString().replace(/\+/g, '%20')}`;
