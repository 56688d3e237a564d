import { generate } from 'lean-qr/nano';
import { type ReactNode, useMemo } from 'react';
import { upiLink } from '../upi-link.ts';
import { useBill } from './bill-context.ts';

/** The light frame that readers need, in modules (ISO/IEC 18004). */
const quiet = 4;

/** The QR code that pays the bill by UPI, and its words: one path of squares, black on white by day and by night. */
export function QrCode({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { bill, text } = useBill();
  const link = upiLink(bill);
  const code = useMemo(() => link && generate(link), [link]);
  if (!code) return null;
  const side = code.size + 2 * quiet;
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return (
    <div className={className}>
      <svg
        className="bill-qr"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={text.qr}
        shapeRendering="crispEdges"
      >
        <rect width={side} height={side} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>{children}</p>
    </div>
  );
}
