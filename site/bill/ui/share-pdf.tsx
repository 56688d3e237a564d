import { useEffect, useState } from 'react';
import { useBill } from './bill-context.ts';
import { paperName } from './use-printed-title.ts';

/** Milliseconds without a change before the file is made anew. */
const rest = 300;

/** The bill as a file, made before the press: a slower answer loses the permission to share. */
export function SharePdf() {
  const { state, text, language } = useBill();
  const { bill } = state;
  const [made, setMade] = useState<{ readonly of: unknown; readonly file: File | null; readonly address: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is made at once, whatever was made before
  useEffect(() => {
    let address = '';
    let isOver = false;
    const make = async () => {
      const pdf = await import('../paper-pdf.ts').then(({ paperPdf }) => paperPdf()).catch(() => null);
      if (isOver) return;
      const file = pdf && new File([pdf], `${paperName(bill, text)}.pdf`, { type: 'application/pdf' });
      if (file) address = URL.createObjectURL(file);
      setMade({ of: bill, file, address });
    };
    const timer = setTimeout(make, made ? rest : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
      URL.revokeObjectURL(address);
    };
  }, [bill, text, language]);

  const { file = null, address } = made?.of === bill ? made : {};
  // No text beside it: WhatsApp drops one of the two. After an abort the visitor presses again.
  const share = (files: File[]) => navigator.share({ files }).catch(() => undefined);
  const button = (label: string, onClick?: () => void) => (
    <button type="button" className="button" aria-disabled={!onClick} onClick={onClick}>
      {label}
    </button>
  );
  const isReady = address !== undefined;
  const canShare = file && navigator.canShare?.({ files: [file] });
  return (
    <p className="actions bill-actions">
      {!isReady && button(text.pdf.making)}
      {isReady && file === null && button(text.print, () => print())}
      {canShare && button(text.pdf.share, () => share([file]))}
      {file && !canShare && (
        <a className="button" href={address} download={file.name}>
          {text.pdf.download}
        </a>
      )}
    </p>
  );
}
