import { type ButtonHTMLAttributes, type TextareaHTMLAttributes, useRef, useState } from 'react';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string };

/** Renders a button with a visible label. */
export const Button = ({ label, ...attributes }: ButtonProps) => (
  <button type="button" className="button" {...attributes}>
    {label}
  </button>
);

/** The texts for sending a message, in the catalogue of each tool that sends one. */
export type MessageBoxTexts = Readonly<Record<'newTab' | 'copy' | 'copied' | 'copyByHand', string>> & {
  readonly whatsApp: (to: string) => string;
};

/**
 * `send` is the label of the button that opens the share sheet. If `send` is missing or `to` is a phone number, a link
 * to WhatsApp replaces the button.
 */
type MessageBoxProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'rows' | 'lang' | 'aria-label'> &
  Readonly<{ message: string; text: MessageBoxTexts; send?: string; to?: string }>;

/** Shows a message before the visitor sends it with the share sheet, WhatsApp or the clipboard. */
export function MessageBox({ message, text, send, to = '', ...attributes }: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasSheet, setHasSheet] = useState(send !== undefined && to === '' && 'share' in navigator);
  const [copied, setCopied] = useState<'' | 'copied' | 'copyByHand'>('');
  // If sharing has failed, and the visitor has not cancelled it, WhatsApp's link replaces the button.
  const share = () => navigator.share({ text: message }).catch(({ name }: Error) => setHasSheet(name === 'AbortError'));
  const copy = () => {
    box.current?.select();
    // Without a clipboard the text is selected, and a sentence names the keys to press.
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
          <Button className="button button-primary" label={send ?? ''} onClick={share} />
        ) : (
          <a className="button button-primary" href={createWhatsAppLink(message, to)} target="_blank" rel="noopener">
            {text.whatsApp(to && `+91 ${to.slice(0, 5)} ${to.slice(5)}`)}
            <span className="visually-hidden"> ({text.newTab})</span>
          </a>
        )}
        <Button label={text.copy} onClick={copy} />
        <span aria-live="polite">{copied && text[copied]}</span>
      </p>
    </>
  );
}

/** Returns WhatsApp's address for a text; `to` has ten digits. URLSearchParams replaces lone surrogates. */
export const createWhatsAppLink = (text: string, to: string): string =>
  `https://wa.me/${to && `91${to}`}?${new URLSearchParams({ text }).toString().replace(/\+/g, '%20')}`;
