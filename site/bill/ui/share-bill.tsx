import { useEffect, useRef } from 'react';
import { longDate } from '../../format.ts';
import { MessageBox } from '../message-box.tsx';
import { missingParts } from '../tax/missing-parts.ts';
import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';
import { money, sumRows } from './tax-lines.ts';

/** The bill as a message: read first, it leaves by a further press, through the system's share sheet or WhatsApp. */
export function ShareBill() {
  const { text } = useBill();
  const share = useRef<HTMLDivElement>(null);
  useEffect(() => share.current?.querySelector('textarea')?.focus(), []);
  return (
    <div ref={share} className="bill-share">
      <label htmlFor="bill-share">{text.shareLabel}</label>
      <MessageBox id="bill-share" rows={6} message={useMessage()} text={text} send={text.send} />
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
