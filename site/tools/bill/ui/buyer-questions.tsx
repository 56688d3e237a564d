import { mustAskForPlaceOfSupply } from '../tax/validate-bill.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { formatPlaceOfSupply, useBill } from './bill-context.ts';
import { HeaderFieldInput } from './bill-field.tsx';

/** Renders the buyer's address and country. Asks for the country if the address seems to end with a foreign country. */
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
      {/* The names of countries are rendered once the visitor has typed a letter: few bills need them, so they are not in the page's HTML. */}
      <datalist id="bill-countries">
        {typing === 'buyerCountry' && Object.values(text.countries).map((name) => <option key={name} value={name} />)}
      </datalist>
    </>
  );
}

/** Asks for the place of supply of a sale in India to a buyer abroad, because no address determines it. */
export function PlaceOfSupplyQuestion() {
  const { bill, draft, issues, text } = useBill();
  if (!mustAskForPlaceOfSupply(bill)) return null;
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
