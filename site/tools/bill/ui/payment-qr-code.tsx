import { generate } from 'lean-qr/nano';
import { type ReactNode, useMemo } from 'react';
import { type Bill, hasFinalTotal } from '../tax/bill.ts';
import { useBill } from './bill-context.ts';

/** Width of the light margin that readers of a QR code need, in modules (ISO/IEC 18004). */
const quiet = 4;

/** Renders the QR code for payment by UPI, with a caption. It is black on white in both colour schemes. */
export function PaymentQrCode({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { bill, text } = useBill();
  const link = createUpiLink(bill);
  const code = useMemo(() => link && generate(link), [link]);
  if (!code) return null;
  const side = code.size + 2 * quiet;
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return (
    <div className={className}>
      <svg className="bill-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={text.qr}>
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p>{children}</p>
    </div>
  );
}

/**
 * Returns the link of the UPI QR code (NPCI, UPI Linking Specification 1.6). Returns null if the bill has no UPI id, no
 * balance to pay, or no final total.
 */
export function createUpiLink(bill: Bill): string | null {
  const { seller, number, balance } = bill;
  if (seller.upiId === '' || balance === 0 || !hasFinalTotal(bill)) return null;
  const fields = {
    pn: seller.name || seller.upiId,
    am: (balance / 100).toFixed(2),
    cu: 'INR',
    tn: number && Array.from(`Bill ${number}`).slice(0, 50).join(''),
    tr: number.replace(/[^A-Za-z\d]/g, '').slice(0, 35),
  };
  // URLSearchParams is not used: UPI apps read its + as a plus sign, and some cannot read an escaped @.
  const query = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${[`pa=${seller.upiId}`, ...query].join('&')}`;
}
