import { generate } from 'lean-qr/nano';
import { useMemo } from 'react';

/** The light frame that readers need, in modules (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code: one path of squares, black on white by day and by night. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const code = useMemo(() => generate(content), [content]);
  const side = code.size + 2 * quiet;
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  return (
    <svg className="bill-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
