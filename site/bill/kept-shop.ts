import { upiForm, writtenCode } from './reading/written-text.ts';
import { readStored } from './stored.ts';
import { keptBillKey, rememberedShopKey } from './ui/typed-in.ts';

/** Returns name and UPI id of this tab's bill, else of the remembered shop; loads nothing that counts bills. */
export function keptShop(): { readonly name: string; readonly upiId: string } {
  const shop = readStored('localStorage', rememberedShopKey);
  const { draft, of } = readStored('sessionStorage', keptBillKey);
  const { head } = Object(draft);
  const isKept = head?.sellerName && (of === undefined || of === shop.id);
  const { sellerName = '', sellerUpi = '' } = isKept ? head : shop;
  const [name, upiId] = [String(sellerName).trim().slice(0, 120), writtenCode(String(sellerUpi))];
  return { name, upiId: upiForm.test(upiId) ? upiId : '' };
}
