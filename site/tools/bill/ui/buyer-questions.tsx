import { asksPlace } from '../tax/judge-bill.ts';
import { Answers } from './answers.tsx';
import { placeText, useBill } from './bill-context.ts';
import { HeadField } from './field.tsx';

/** The buyer's address and its country. Where the address seems to end in one abroad, the form asks. */
export function BuyerAddress() {
  const { bill, typing, text } = useBill();
  const { askedCountry } = bill.buyer;
  const isAsked = askedCountry !== null && bill.treatment !== 'unregistered' && typing !== 'buyerAddress';
  const names = isAsked ? [text.countries[askedCountry], text.india] : [];
  return (
    <>
      <HeadField field="buyerAddress" />
      {isAsked && <Answers field="buyerCountry" answers={names.map((name) => [name, name])} />}
      <HeadField field="buyerCountry" />
      {/* From the first letter on: few bills need these names, and the page's HTML has none of them. */}
      <datalist id="bill-countries">
        {typing === 'buyerCountry' && Object.values(text.countries).map((name) => <option key={name} value={name} />)}
      </datalist>
    </>
  );
}

/** Asks a buyer abroad, who bought in India, for the place of supply: no address tells it. */
export function PlaceQuestion() {
  const { bill, draft, issues, text } = useBill();
  if (!asksPlace(bill)) return null;
  const { state } = bill.seller;
  const isSentAbroad = issues.some(({ code }) => code === 'deliveredAbroad');
  const isOpen = draft.head.placeOfSupply === '';
  return (
    <>
      <HeadField field="placeOfSupply" />
      {isOpen && state !== null && (
        <Answers field="placeOfSupply" answers={[[state, text.inShopState(placeText(state, text))]]} />
      )}
      {isSentAbroad && (
        <Answers
          field="supply"
          answers={[
            ['exportLut', text.supplies.exportLut],
            ['exportIgst', text.supplies.exportIgst],
          ]}
        />
      )}
    </>
  );
}
