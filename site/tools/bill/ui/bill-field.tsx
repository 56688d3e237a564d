import type { ChangeEvent, FocusEvent, InputHTMLAttributes, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Bill } from '../tax/bill.ts';
import { type BillFieldName, maxTextLengths, type BillHeaderField as Name } from '../tax/bill-draft.ts';
import type { BillState } from '../tax/bill-reducer.ts';
import { findGstinState, normalizeGstin, outsideIndiaCode, stateCodes } from '../tax/gstin.ts';
import type { BillIssue, BillIssueCode } from '../tax/read-bill-line.ts';
import { mustAskForPlaceOfSupply } from '../tax/validate-bill.ts';
import { type BillText, useBill } from './bill-context.ts';
import { runAfterPress } from './run-after-press.ts';

/** Codes of issues that an incompletely typed value may have. They are shown once the visitor has left the field. */
const codesOfUnfinishedText: readonly BillIssueCode[] = [
  'gstinLength',
  'gstinForm',
  'countryAsked',
  'upiForm',
  'hsnForm',
  'unitUnclear',
  'rateUnusual',
  'dateBeforeGst',
];

/** Returns the issues that the form currently shows. */
export const filterVisibleIssues = ({ issues, typing }: Pick<BillState, 'issues' | 'typing'>): readonly BillIssue[] =>
  issues.filter(({ field, code }) => field !== typing || !codesOfUnfinishedText.includes(code));

const issueId = (field: BillFieldName): string => `issue-${field}`;

/**
 * Renders the first issue of each field for which `of` returns true. The element around the issues is always present,
 * so that screen readers announce changes.
 */
export function IssueList({ of }: { readonly of: (field: BillFieldName) => boolean }) {
  const { issues, typing, text, warnings } = useBill();
  const all = filterVisibleIssues({ typing, issues: [...issues, ...warnings] });
  const first = all.filter(({ field }, index) => of(field) && all.findIndex((each) => each.field === field) === index);
  return (
    <div className="bill-issues" aria-live="polite">
      {first.map(({ field, code }) => (
        <p key={field} id={issueId(field)}>
          {text.issues[code]}
        </p>
      ))}
    </div>
  );
}

/** Attributes of a control: a text area if `rows` is set, a list if `options` is set, otherwise an input. */
export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'list'
  | 'inputMode'
  | 'autoComplete'
  | 'maxLength'
  | 'placeholder'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'enterKeyHint'
> & { readonly rows?: number; readonly options?: readonly (readonly [value: string, label: string])[] | undefined };

type FieldProps = InputAttributes &
  Readonly<{ name: BillFieldName; label: string; value: string; className?: string; disabled?: boolean }>;

/** Renders a labelled field. An `IssueList` shows its errors. */
export function BillField({ name, label, value, className, disabled, rows, options, ...input }: FieldProps) {
  const { dispatch, warnings, ...state } = useBill();
  const [isMarked, isWarned] = [filterVisibleIssues(state), warnings].map((all) =>
    all.some(({ field }) => field === name),
  );
  const props = {
    id: `bill-${name}`,
    name,
    value,
    disabled,
    // Waits until a press has ended, because the message about this field may move the button that is being pressed.
    onBlur: () => runAfterPress(() => dispatch({ type: 'fieldLeft', name })),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      dispatch({ type: 'typed', name, value: currentTarget.value }),
    ...(isMarked && { 'aria-invalid': true }),
    ...((isMarked || isWarned) && { 'aria-describedby': issueId(name) }),
  };
  const choices = options?.map(([each, words]) => (
    <option key={each} value={each}>
      {words}
    </option>
  ));
  let control = <input type="text" autoComplete="off" {...input} {...props} />;
  if (choices) control = <select {...props}>{choices}</select>;
  else if (rows) control = <textarea rows={rows} maxLength={input.maxLength} autoComplete="off" {...props} />;
  return (
    <div className={className}>
      <label htmlFor={props.id}>{label}</label>
      {control}
    </div>
  );
}

const address = { maxLength: maxTextLengths.text, rows: 2 };
const code = { maxLength: 20, autoCapitalize: 'characters', spellCheck: false };

/**
 * Attributes of the typed fields outside the items. Each key is a field's name without the prefix `seller` or `buyer`.
 * A field that has no entry here is a list.
 */
const headerInputAttributes: Readonly<Record<string, InputAttributes>> = {
  Name: { maxLength: maxTextLengths.name },
  Address: address,
  Delivery: address,
  Phone: { maxLength: 20, type: 'tel' },
  // A pasted GSTIN may contain a label and spaces, so the field accepts more than 15 characters.
  Gstin: { ...code, maxLength: 40 },
  Upi: { maxLength: 80, autoCapitalize: 'none', spellCheck: false, inputMode: 'email' },
  Country: { maxLength: 60, autoComplete: 'country-name', list: 'bill-countries' },
  number: { ...code, placeholder: '2026-27/0001' },
  date: { type: 'date' },
  received: { maxLength: 20, inputMode: 'decimal' },
  terms: { maxLength: maxTextLengths.text },
};

/**
 * Renders a field outside the items, with its errors. A valid GSTIN determines the state of its party, whose field is
 * then disabled.
 */
export function HeaderFieldInput({ field }: { readonly field: Name }) {
  const { bill, draft, text } = useBill();
  const { head } = draft;
  const isAsked = field === 'placeOfSupply' && mustAskForPlaceOfSupply(bill);
  const party = ({ sellerState: 'seller', buyerState: 'buyer' } as const)[field as string];
  const settled = party ? findGstinState(normalizeGstin(head[`${party}Gstin`]), party) : null;
  return (
    <div className="bill-field">
      <BillField
        {...headerInputAttributes[field.replace(/^(?:seller|buyer)/, '')]}
        {...{ options: optionsOf(field, bill, text), name: field, value: settled ?? head[field] }}
        label={isAsked ? text.whereHandedOver : text.fields[field]}
        {...(field === 'buyerCountry' && { placeholder: text.india })}
        {...(field === 'sellerName' && { placeholder: text.nameYourself })}
        disabled={settled !== null}
      />
      <IssueList of={(each) => each === field} />
    </div>
  );
}

export const HeaderFieldInputs = ({ of }: { readonly of: readonly Name[] }) =>
  of.map((field) => <HeaderFieldInput key={field} field={field} />);

/** Returns the options of a field that is a list; undefined for a typed field. */
function optionsOf(field: Name, bill: Bill, text: BillText): InputAttributes['options'] {
  const states = stateCodes.map((each) => [each, text.states[each]] as const);
  if (field === 'sellerState') return [['', text.chooseState], ...states];
  if (field === 'buyerState') return [['', text.sameState], ...states];
  if (field === 'placeOfSupply' && mustAskForPlaceOfSupply(bill))
    return [['', text.choosePlace], ...states, [outsideIndiaCode, text.sentAbroad]];
  if (field === 'placeOfSupply') return [['', text.followsBuyer], ...states];
  const { schemes: sellerScheme, supplies: supply, priceKinds: prices, copies, papers: paper } = text;
  if (field === 'paper') return papers.map((each) => [each, paper[each]]);
  const words: Partial<Record<Name, object>> = { sellerScheme, supply, prices, copies };
  return words[field] && Object.entries(words[field]);
}

/** Kinds of paper, in the order in which the form lists them. */
const papers = ['', 'plain', '80', '58'] as const;

type Writable = HTMLInputElement | HTMLTextAreaElement;
const isWritable = (target: EventTarget): target is Writable =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The field that the current press has focused. */
let justFocused: EventTarget | null = null;

/** Selects the text of a field that gets the focus, so that typing replaces it. */
export const selectOnFocus = {
  onFocus: ({ target }: FocusEvent) => {
    if (!isWritable(target)) return;
    justFocused = target;
    target.select();
  },
  // The browser moves the cursor at the end of a press, which removes the selection. The text is therefore selected
  // again, unless the visitor has selected a part of the text.
  onClick: ({ target }: MouseEvent) => {
    const isFirstPress = target === justFocused;
    justFocused = null;
    if (isFirstPress && isWritable(target) && target.selectionStart === target.selectionEnd) target.select();
  },
};

/** Focuses a field and opens the sections that hide it. */
export function focusField(field: HTMLElement | null | undefined): void {
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  const unlessShown = (button: HTMLElement | null | undefined) => {
    if (field?.offsetParent === null && button) flushSync(() => button.click());
  };
  unlessShown(document.querySelector<HTMLElement>('.bill-views button'));
  unlessShown(field?.closest('.bill-item')?.querySelector('button'));
  field?.focus();
  // Older Safari ignores `scroll-padding` when it scrolls to a focused field.
  const bar = document.querySelector('.bill-bar');
  if (!field || !bar) return;
  const hidden = field.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
  if (hidden > 0) scrollBy(0, hidden + 8);
}
