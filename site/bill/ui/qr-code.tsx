import { generate } from 'lean-qr/nano';
import { useMemo } from 'react';

/** The light frame that readers need, in modules (ISO/IEC 18004). */
const quiet = 4;

/** A text as a QR code: one path of squares, black on white by day and by night. */
export function QrCode({ content, label }: { readonly content: string; readonly label: string }) {
  const { path, size } = useMemo(() => drawn(content), [content]);
  const side = size + 2 * quiet;
  return (
    <svg className="bill-qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

function drawn(content: string): { readonly path: string; readonly size: number } {
  const code = generate(content);
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) if (code.get(x, y)) path += `M${x + quiet} ${y + quiet}h1v1h-1z`;
  }
  return { path, size };
}
