import { longestName, longestText, type HeadField as Name } from '../tax/bill-draft.ts';
import { stateOfGstin, writtenGstin } from '../tax/gstin.ts';
import { stateCodes } from '../tax/states.ts';
import { useBill } from './bill-context.ts';
import { Field, type Writing } from './field.tsx';
import { IssueList } from './issue-list.tsx';

const name = { maxLength: longestName };
const address = { maxLength: longestText, rows: 2 };
const phone = { maxLength: 20, type: 'tel' };
const code = { maxLength: 20, autoCapitalize: 'characters', spellCheck: false };

/** How each field outside the lines is written; the others are chosen. */
const writings: Partial<Record<Name, Writing>> = {
  sellerName: name,
  sellerAddress: address,
  sellerPhone: phone,
  sellerGstin: code,
  sellerUpi: { maxLength: 80, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  buyerName: name,
  buyerAddress: address,
  buyerPhone: phone,
  buyerGstin: code,
  buyerCountry: { maxLength: 60 },
  number: { ...code, placeholder: '2026-27/0001' },
  date: { type: 'date' },
  received: { maxLength: 20, inputMode: 'decimal' },
  terms: { maxLength: longestText },
};

type HeadFieldProps = Pick<Writing, 'options'> & {
  readonly field: Name;
  /** The value where something else settles it. */
  readonly settled?: string | null;
};

/** A field outside the lines, with what is wrong with it. */
export function HeadField({ field, options, settled = null }: HeadFieldProps) {
  const { state, text } = useBill();
  return (
    <div className="bill-field">
      <Field
        {...writings[field]}
        {...{ options, name: field, label: text.fields[field], value: settled ?? state.draft.head[field] }}
        {...(field === 'sellerName' && { className: 'bill-sellerName', placeholder: text.nameYourself })}
        disabled={settled !== null}
      />
      <IssueList of={(each) => each === field} />
    </div>
  );
}

type StateFieldProps = {
  readonly field: 'sellerState' | 'buyerState' | 'placeOfSupply';
  /** What no state of its own means. */
  readonly none?: string;
};

/** A GSTIN settles the state of its party. */
export function StateField({ field, none }: StateFieldProps) {
  const { state, text } = useBill();
  const { head } = state.draft;
  const gstin = field === 'placeOfSupply' ? '' : head[field === 'sellerState' ? 'sellerGstin' : 'buyerGstin'];
  const states = stateCodes.map((each) => [each, text.states[each]] as const);
  const options = none === undefined ? states : [['', none] as const, ...states];
  return <HeadField {...{ field, options }} settled={stateOfGstin(writtenGstin(gstin))} />;
}
