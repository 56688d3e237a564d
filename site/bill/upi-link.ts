import type { Bill } from './tax/bill.ts';

/** The link for a UPI QR code (NPCI, UPI Linking Specification 1.6); null without UPI id or amount. */
export function upiLink({ seller, number, balance }: Bill): string | null {
  if (seller.upiId === '' || balance === 0) return null;
  const reference = number.replace(/[^A-Za-z\d]/g, '').slice(0, 35);
  const fields = [
    ['pn', seller.name || seller.upiId],
    ['am', (balance / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tn', number && Array.from(`Bill ${number}`).slice(0, 50).join('')],
    ['tr', reference],
  ] as const;
  // Not URLSearchParams: UPI apps read its + as a plus, and some cannot read an escaped @.
  const query = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${[`pa=${seller.upiId}`, ...query].join('&')}`;
}
