import type { MouseEvent } from 'react';
import { Button } from '../message-box.tsx';
import { rememberShop, storeShop } from '../remembered-shop.ts';
import { shopFields } from '../tax/bill-draft.ts';
import { sampleGstin } from '../tax/gstin.ts';
import { useBill } from './bill-context.ts';

/** One press remembers the shop on this device, one forgets it here and in all tabs; nothing does so by itself. */
export function RememberShop() {
  const { draft, issues, text, shop } = useBill();
  const { head } = draft;
  const isMarked = issues.some(({ field }) => field.startsWith('seller'));
  const isOwn = head.sellerName.trim() !== '' && head.sellerGstin !== sampleGstin && !isMarked;
  const isSame = shop !== null && shopFields.every((field) => shop[field] === head[field]);
  if (!isOwn && !shop) return null;
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest('fieldset')?.querySelector('input')?.focus();
    storeShop(null);
  };
  const remember = () => isOwn && !isSame && rememberShop(head, head.number);
  return (
    <div className="bill-remember">
      <Button label={text[isSame ? 'remembered' : 'remember']} aria-disabled={!isOwn || isSame} onClick={remember} />{' '}
      <Button className="bill-quiet" label={text.forget} hidden={!shop} onClick={forget} />
      <p className="note">{text.rememberNote}</p>
    </div>
  );
}
