import { flushSync } from 'react-dom';
import { Button } from '../message-box.tsx';
import type { HeadField as Name } from '../tax/bill-draft.ts';
import { asksPlace } from '../tax/judge-bill.ts';
import { placeText, useBill } from './bill-context.ts';
import { goToField, HeadField } from './field.tsx';

type AnswersProps = {
  /** The field that an answer is written to. */
  readonly field: Name;
  readonly answers: readonly (readonly [value: string, label: string])[];
};

/** Offers answers to the question above them. One press writes the answer; the field then has the focus. */
function Answers({ field, answers }: AnswersProps) {
  const { dispatch } = useBill();
  const answer = (value: string) => () => {
    flushSync(() => dispatch({ type: 'typed', name: field, value }));
    goToField(document.getElementById(`bill-${field}`));
  };
  return (
    <p className="bill-answers">
      {answers.map(([value, label]) => [
        <Button key={value} className="bill-quiet" label={label} onClick={answer(value)} />,
        ' ',
      ])}
    </p>
  );
}

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
