import { upiForm } from './reading/upi-form.ts';
import { writtenCode } from './reading/written-text.ts';
import { keptBillKey } from './ui/typed-in.ts';

/** The shop's name and UPI id on the bill that this tab keeps (`kept-bill.ts`), without what counts bills; empty if none. */
export function keptShop(): { readonly name: string; readonly upiId: string } {
  try {
    const { sellerName, sellerUpi } = JSON.parse(sessionStorage.getItem(keptBillKey) ?? '{}').draft?.head ?? {};
    const upiId = writtenCode(String(sellerUpi ?? ''));
    return { name: String(sellerName ?? '').trim(), upiId: upiForm.test(upiId) ? upiId : '' };
  } catch {
    return { name: '', upiId: '' };
  }
}
