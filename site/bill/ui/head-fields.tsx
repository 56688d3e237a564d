import { longestName, longestText, type HeadField as Name } from '../tax/bill-draft.ts';
import { stateOfGstin, writtenGstin } from '../tax/gstin.ts';
import { stateCodes } from '../tax/states.ts';
import { type BillText, useBill } from './bill-context.ts';
import { Field, IssueList, type Writing } from './field.tsx';

const address = { maxLength: longestText, rows: 2 };
const code = { maxLength: 20, autoCapitalize: 'characters', spellCheck: false };

/** How each field outside the lines is written, whichever party's it is; the others are chosen. */
const writings: Readonly<Record<string, Writing>> = {
  Name: { maxLength: longestName },
  Address: address,
  Delivery: address,
  Phone: { maxLength: 20, type: 'tel' },
  Gstin: code,
  Upi: { maxLength: 80, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  Country: { maxLength: 60 },
  number: { ...code, placeholder: '2026-27/0001' },
  date: { type: 'date' },
  received: { maxLength: 20, inputMode: 'decimal' },
  terms: { maxLength: longestText },
};

/** A field outside the lines, with what is wrong with it. A GSTIN settles the state of its party. */
export function HeadField({ field }: { readonly field: Name }) {
  const { draft, text } = useBill();
  const { head } = draft;
  const gstin = { sellerState: head.sellerGstin, buyerState: head.buyerGstin }[field as string] ?? '';
  const settled = stateOfGstin(writtenGstin(gstin));
  return (
    <div className="bill-field">
      <Field
        {...writings[field.replace(/^(?:seller|buyer)/, '')]}
        {...{ options: optionsOf(field, text), name: field, label: text.fields[field], value: settled ?? head[field] }}
        {...(field === 'sellerName' && { className: 'bill-sellerName', placeholder: text.nameYourself })}
        disabled={settled !== null}
      />
      <IssueList of={(each) => each === field} />
    </div>
  );
}

export const HeadFields = ({ of }: { readonly of: readonly Name[] }) =>
  of.map((field) => <HeadField key={field} field={field} />);

/** What a field is chosen from; undefined if it is typed. */
function optionsOf(field: Name, text: BillText): Writing['options'] {
  const states = stateCodes.map((each) => [each, text.states[each]] as const);
  if (field === 'sellerState') return states;
  if (field === 'buyerState') return [['', text.sameState], ...states];
  if (field === 'placeOfSupply') return [['', text.followsBuyer], ...states];
  const { schemes: sellerScheme, supplies: supply, priceKinds: prices, copies, papers: paper } = text;
  const words: Partial<Record<Name, object>> = { sellerScheme, supply, prices, copies, paper };
  return words[field] && Object.entries(words[field]);
}
