import { useEffect, useRef, useState } from 'react';
import { longDate } from '../../format.ts';
import { missingParts } from '../tax/missing-parts.ts';
import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';
import { money, sumRows } from './tax-lines.ts';

/** The bill as a message: read first, it leaves by a further press, through the system's share sheet or WhatsApp. */
export function ShareBill() {
  const { text } = useBill();
  const message = useMessage();
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(message)}`;
  const box = useRef<HTMLTextAreaElement>(null);
  const [hasSheet, setHasSheet] = useState('share' in navigator);
  const [copied, setCopied] = useState<'' | 'copied' | 'copyByHand'>('');
  useEffect(() => box.current?.focus(), []);
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
    <div className="bill-share">
      <label htmlFor="bill-share">{text.shareLabel}</label>
      <textarea ref={box} id="bill-share" rows={6} readOnly value={message} />
      <p className="actions">
        {hasSheet ? (
          <button type="button" className="button button-primary" onClick={share}>
            {text.send}
          </button>
        ) : (
          <a className="button button-primary" href={whatsApp} target="_blank" rel="noopener">
            {text.whatsApp}
            <span className="visually-hidden"> {text.opensInNewTab}</span>
          </a>
        )}
        <button type="button" className="button" onClick={copy}>
          {text.copy}
        </button>
        <span aria-live="polite">{copied && text[copied]}</span>
      </p>
    </div>
  );
}

/** Of whom, for whom, how much, and how to pay it. */
function useMessage(): string {
  const { state, text, language } = useBill();
  const { bill } = state;
  const payment = upiLink(bill);
  const sums = [{ label: text.total, amount: bill.total }, ...sumRows(bill, text).after];
  const lines = [
    [text.kinds[bill.kind], bill.number, missingParts(bill).length > 0 && `(${text.sample})`].filter(Boolean).join(' '),
    bill.date && longDate(bill.date, language),
    bill.seller.name,
    bill.buyer.name && `${text.buyer}: ${bill.buyer.name}`,
    ...sums.map(({ label, amount }) => `${label}: ₹${money(amount)}`),
    payment && `UPI: ${payment}`,
  ];
  return lines.filter(Boolean).join('\n');
}
