import { upiForm } from './reading/upi-form.ts';
import { writtenCode } from './reading/written-text.ts';
import { keptBillKey, rememberedShopKey } from './ui/typed-in.ts';

/** Name and UPI id of the shop on this tab's bill, else of the remembered one, without what counts bills; empty if none. */
export function keptShop(): { readonly name: string; readonly upiId: string } {
  try {
    const shop = JSON.parse(localStorage.getItem(rememberedShopKey) ?? '{}');
    const { draft, of } = JSON.parse(sessionStorage.getItem(keptBillKey) ?? '{}');
    const isKept = draft?.head?.sellerName && (of === undefined || of === shop.id);
    const { sellerName, sellerUpi } = isKept ? draft.head : shop;
    const upiId = writtenCode(String(sellerUpi ?? ''));
    return {
      name: String(sellerName ?? '')
        .trim()
        .slice(0, 120),
      upiId: upiForm.test(upiId) ? upiId : '',
    };
  } catch {
    return { name: '', upiId: '' };
  }
}
