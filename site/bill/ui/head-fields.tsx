import { type HeadField, longestName } from '../tax/bill-draft.ts';
import { stateCodes } from '../tax/states.ts';
import { useBill } from './bill-context.ts';
import { SelectField, TextField } from './field.tsx';
import { IssueList } from './issue-list.tsx';

/** How each field outside the lines is written; the states are chosen. */
const inputs = {
  sellerName: { maxLength: longestName },
  sellerGstin: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false },
  sellerUpi: { maxLength: 80, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  buyerName: { maxLength: longestName },
  buyerGstin: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false },
  number: { maxLength: 20, autoCapitalize: 'characters', spellCheck: false, placeholder: '2026-27/0001' },
  date: { type: 'date' },
} as const;

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

/** The buyer may be without a state of its own: then it is the shop's. */
export function StateField({ field }: { readonly field: 'sellerState' | 'buyerState' }) {
  const { text } = useBill();
  const type = useHeadTyping(field);
  const states = stateCodes.map((code) => [code, text.states[code]] as const);
  const options = field === 'buyerState' ? [['', text.sameState] as const, ...states] : states;
  return (
    <div className="bill-field">
      <SelectField {...type} label={text.fields[field]} options={options} />
      <IssueList of={(name) => name === field} />
    </div>
  );
}

function useHeadTyping(field: HeadField) {
  const { state, dispatch } = useBill();
  return {
    name: field,
    value: state.draft.head[field],
    onType: (value: string) => dispatch({ type: 'headTyped', field, value }),
  };
}
