import { formatNumber } from '../../../base/format.ts';
import type { BillState } from '../tax/bill-reducer.ts';
import type { BillText } from './bill-context.ts';

/** Returns the message after a paste: which cell was refused and why, or how many rows did not fit. */
export function formatPasteMessage(pasted: NonNullable<BillState['pasted']>, text: BillText): string {
  switch (pasted.kind) {
    case 'left':
      return text.pasteLeft(pasted.rows);
    case 'tooLong':
      return text.pasteTooLong(formatNumber(pasted.rows));
    case 'unclear':
      return text.pasteUnclear;
    case 'cell': {
      const { row, heading, column, cell } = pasted;
      const name = heading || (column === null ? '' : text.columns[column]);
      const hints: Readonly<Partial<Record<string, string>>> = text.pasteHints;
      return [text.pasteRefused(row, name, cell), hints[column ?? ''] ?? text.pasteAgain].join(' ');
    }
  }
}
