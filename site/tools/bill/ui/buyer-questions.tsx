import { asksForPlaceOfSupply } from '../tax/validate-bill.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { formatPlaceOfSupply, useBill } from './bill-context.ts';
import { HeaderFieldInput } from './bill-field.tsx';

/** The buyer's address and its country. Where the address seems to end in one abroad, the form asks. */
export function BuyerAddress() {
  const { bill, typing, text } = useBill();
  const { askedCountry } = bill.buyer;
  const isAsked = askedCountry !== null && bill.treatment !== 'unregistered' && typing !== 'buyerAddress';
  const names = isAsked ? [text.countries[askedCountry], text.india] : [];
  return (
    <>
      <HeaderFieldInput field="buyerAddress" />
      {isAsked && <AnswerButtons field="buyerCountry" answers={names.map((name) => [name, name])} />}
      <HeaderFieldInput field="buyerCountry" />
      {/* From the first letter on: few bills need these names, and the page's HTML has none of them. */}
      <datalist id="bill-countries">
        {typing === 'buyerCountry' && Object.values(text.countries).map((name) => <option key={name} value={name} />)}
      </datalist>
    </>
  );
}

/** Asks a buyer abroad, who bought in India, for the place of supply: no address tells it. */
export function PlaceOfSupplyQuestion() {
  const { bill, draft, issues, text } = useBill();
  if (!asksForPlaceOfSupply(bill)) return null;
  const { state } = bill.seller;
  const isSentAbroad = issues.some(({ code }) => code === 'deliveredAbroad');
  const isOpen = draft.head.placeOfSupply === '';
  return (
    <>
      <HeaderFieldInput field="placeOfSupply" />
      {isOpen && state !== null && (
        <AnswerButtons field="placeOfSupply" answers={[[state, text.inShopState(formatPlaceOfSupply(state, text))]]} />
      )}
      {isSentAbroad && (
        <AnswerButtons
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
