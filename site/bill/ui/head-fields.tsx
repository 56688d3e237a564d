import { type HeadField, longestName, longestText } from '../tax/bill-draft.ts';
import { stateOfGstin, writtenGstin } from '../tax/gstin.ts';
import { stateCodes } from '../tax/states.ts';
import { useBill } from './bill-context.ts';
import { SelectField, TextField, type TextInput } from './field.tsx';
import { IssueList } from './issue-list.tsx';

const name = { maxLength: longestName };
const address = { maxLength: longestText, rows: 2 };
const phone = { maxLength: 20, type: 'tel' };
const code = { maxLength: 20, autoCapitalize: 'characters', spellCheck: false };

/** How each field outside the lines is written; the others are chosen. */
const inputs = {
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
} satisfies Partial<Record<HeadField, TextInput>>;

/** A field outside the lines, with what is wrong with it. */
export function HeadTextField({ field }: { readonly field: keyof typeof inputs }) {
  const { text } = useBill();
  const type = useHeadTyping(field);
  return (
    <div className={`bill-field bill-${field}`}>
      <TextField
        {...inputs[field]}
        {...(field === 'sellerName' && { placeholder: text.nameYourself })}
        {...type}
        label={text.fields[field]}
      />
      <IssueList of={(name) => name === field} />
    </div>
  );
}

type HeadSelectProps = {
  readonly field: Exclude<HeadField, keyof typeof inputs>;
  /** Values with their labels, in this order. */
  readonly options: readonly (readonly [value: string, label: string])[];
  /** The value where something else settles it. */
  readonly settled?: string | null;
};

export function HeadSelect({ field, options, settled = null }: HeadSelectProps) {
  const { text } = useBill();
  const type = useHeadTyping(field);
  const settlement = settled !== null && { value: settled, disabled: true };
  return (
    <div className="bill-field">
      <SelectField {...type} {...settlement} label={text.fields[field]} options={options} />
      <IssueList of={(name) => name === field} />
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
  return <HeadSelect {...{ field, options }} settled={stateOfGstin(writtenGstin(gstin))} />;
}

function useHeadTyping(field: HeadField) {
  const { state, dispatch } = useBill();
  return {
    name: field,
    value: state.draft.head[field],
    onType: (value: string) => dispatch({ type: 'headTyped', field, value }),
  };
}
