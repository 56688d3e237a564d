import { type ButtonHTMLAttributes, type TextareaHTMLAttributes, useRef, useState } from 'react';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { readonly label: string };

/** A button of a tool. */
export const Button = ({ label, ...attributes }: ButtonProps) => (
  <button type="button" className="button" {...attributes}>
    {label}
  </button>
);

/** The words of sending a message, in the catalogue of each tool that sends one. */
export type MessageText = Readonly<Record<'newTab' | 'copy' | 'copied' | 'copyByHand', string>> & {
  readonly whatsApp: (to: string) => string;
};

/** `send` labels the share sheet's button; without it, or with `to` (ten digits), there is WhatsApp's link. */
type MessageBoxProps = Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'rows' | 'lang' | 'aria-label'> &
  Readonly<{ message: string; text: MessageText; send?: string; to?: string }>;

/** Shows a message before it leaves through the share sheet, WhatsApp or the clipboard. */
export function MessageBox({ message, text, send, to = '', ...attributes }: MessageBoxProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasSheet, setHasSheet] = useState(send !== undefined && to === '' && 'share' in navigator);
  const [copied, setCopied] = useState<'' | 'copied' | 'copyByHand'>('');
  // An abort is the visitor's; after another failure there is still WhatsApp's link.
  const share = () => navigator.share({ text: message }).catch(({ name }: Error) => setHasSheet(name === 'AbortError'));
  const copy = () => {
    box.current?.select();
    // Without a clipboard the text stays selected, and a sentence says what to press.
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
          <a className="button button-primary" href={whatsAppLink(message, to)} target="_blank" rel="noopener">
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

/** Returns WhatsApp's address for a text, and `to` ten digits. URLSearchParams replaces half characters. */
export const whatsAppLink = (text: string, to: string): string =>
  `https://wa.me/${to && `91${to}`}?${new URLSearchParams({ text }).toString().replace(/\+/g, '%20')}`;
