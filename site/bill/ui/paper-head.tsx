import { Button } from '../message-box.tsx';
import type { Bill } from '../tax/bill.ts';
import { fieldOf, type MissingPart, missingParts } from '../tax/judge-bill.ts';
import { type BillText, placeText, taxNumber, useBill } from './bill-context.ts';
import { goToField } from './head-part.tsx';

/** The mark in the bar: there until the bill is the visitor's own. */
export function SampleMark() {
  const { bill, text } = useBill();
  if (missingParts(bill).length === 0) return null;
  return <small className="sample-note">{text.sample}</small>;
}

/** Names the missing parts; each name leads to its field. */
export function MissingParts() {
  const { bill, draft, text } = useBill();
  const missing = missingParts(bill);
  if (missing.length === 0) return null;
  const go = (part: MissingPart) => goToField(document.getElementById(`bill-${fieldOf(part, bill, draft.items)}`));
  return (
    <p className="note">
      {text.sampleUntil}
      {missing.map((part, index) => [
        index > 0 ? ', ' : ' ',
        <Button key={part} className="bill-quiet" label={text.missing[part]} onClick={() => go(part)} />,
      ])}
    </p>
  );
}

/** The first page's head: the shop, what the paper is, what the law has it say, a copy's mark, the customer. */
export function PaperHead({ mark }: { readonly mark: string }) {
  const { bill, text } = useBill();
  const { kind, treatment, seller, buyer } = bill;
  // Without a chosen state the form says "same as the shop".
  const isNamed = buyer.name !== '' || buyer.address !== '';
  const known = 'state' in buyer && isNamed ? { ...buyer, state: buyer.state ?? seller.state } : buyer;
  const delivery = buyer.delivery && `${text.delivery}: ${buyer.delivery}`;
  const buyerRows = addressRows(known, text);
  return (
    <>
      <header>
        <h2>{text.kinds[kind]}</h2>
        {missingParts(bill).length > 0 && <p className="paper-sample">{text.sample}</p>}
        {mark && <p className="paper-mark">{mark}</p>}
        <h3>{seller.name || text.seller}</h3>
        <Address rows={addressRows(seller, text)} />
      </header>
      {/* Rule 5(1)(f) has a composition dealer say so "at the top". */}
      {treatment !== 'domestic' && <p className="paper-law">{text.treatments[treatment]}</p>}
      {/* Who pays at the counter may stay unnamed. */}
      {(buyer.name !== '' || buyerRows.length > 0 || delivery) && (
        <div className="paper-buyer">
          <p>
            {text.buyer}: <b>{buyer.name}</b>
          </p>
          <Address rows={buyerRows} />
          {delivery && <Address rows={[delivery]} />}
        </div>
      )}
    </>
  );
}

/** Rule 46(a), (d), (e): address, GSTIN, state with its code; abroad the country. */
const addressRows = (party: Bill['seller'] | Bill['buyer'], text: BillText): readonly string[] =>
  [
    party.address,
    party.phone && `${text.fields.sellerPhone} ${party.phone}`,
    taxNumber(party),
    'country' in party ? party.country : party.state && placeText(party.state, text),
  ].filter(Boolean) as string[];

const Address = ({ rows }: { readonly rows: readonly string[] }) => (
  <p className="paper-address">{rows.map((row) => [<span key={row}>{row}</span>, ' '])}</p>
);
