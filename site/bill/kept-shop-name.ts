import { keptBillKey } from './kept-bill.ts';

/** The shop's name on the bill that this tab keeps (`kept-bill.ts`), without what counts bills; empty when there is none. */
export function keptShopName(): string {
  try {
    const name: unknown = JSON.parse(sessionStorage.getItem(keptBillKey) ?? 'null')?.draft?.head?.sellerName;
    return typeof name === 'string' ? name.trim() : '';
  } catch {
    return '';
  }
}
