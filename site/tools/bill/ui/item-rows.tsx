import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPaise } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { brickGstRates, computeDiscountedAmount, formatPercent, gstRates, sortBillLines } from '../tax/bill.ts';
import {
  type DraftItem,
  formatItemFieldName,
  type ItemField,
  maxBillItems,
  maxTextLengths,
} from '../tax/bill-draft.ts';
import { type BillIssue, isBlankItem } from '../tax/read-bill-line.ts';
import { isPastedTable } from '../tax/read-pasted-cells.ts';
import { containsSampleValues } from '../tax/sample-marks.ts';
import { findPossibleUnits, isListedUnit, listedUnits, readQuantityAndUnit } from '../tax/units.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { type BillText, formatUnit, useBill } from './bill-context.ts';
import { BillField, filterVisibleIssues, type InputAttributes, IssueList } from './bill-field.tsx';
import { formatPasteMessage } from './format-paste-message.ts';

/** Renders the bill's items, each as a group of labelled fields. */
export function ItemRows() {
  const { draft, pasted, dispatch, text } = useBill();
  const list = useRef<HTMLOListElement>(null);
  const { items } = draft;

  const add = () => {
    flushSync(() => dispatch({ type: 'itemAdded' }));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const remove = (key: number, position: number) => {
    flushSync(() => dispatch({ type: 'itemRemoved', key }));
    // After a removal, the item that has moved up gets the focus. If no item has moved up, "Add item" gets the focus.
    const next = list.current?.children[position] ?? list.current?.nextElementSibling;
    const buttons = Array.from(next?.querySelectorAll('button') ?? []);
    buttons.find(({ offsetParent }) => offsetParent !== null)?.focus();
  };
  const focusNextField = (event: KeyboardEvent) => {
    const { target, key, repeat, nativeEvent } = event;
    // In an input method (for Hindi, for example), Enter only ends a word. Safari reports such an Enter by key code
    // 229.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const row = target.closest('li');
    const inputs = Array.from(row?.querySelectorAll('input') ?? []);
    const onward = inputs.slice(inputs.indexOf(target) + 1).find(({ name }) => /-(quantity|rate)$/.test(name));
    const next = onward ?? row?.nextElementSibling?.querySelector('input');
    next?.focus();
    if (!next && !repeat && items.length < maxBillItems && !items.slice(-1).every(isBlankItem)) add();
  };
  const paste = (event: ClipboardEvent) => {
    const value = event.clipboardData.getData('text/plain');
    if (!isPastedTable(value)) return;
    event.preventDefault();
    dispatch({ type: 'pasted', name: (event.target as HTMLInputElement).name, value });
  };
  return (
    <>
      <h2 className="bill-line">
        <i>3</i> <b>{text.parts.items}</b> <SampleButton />
      </h2>
      <ol ref={list} className="bill-items" onKeyDown={focusNextField} onPaste={paste}>
        {items.map((item, position) => (
          <ItemRow key={item.key} {...{ item, position }} onRemove={() => remove(item.key, position)} />
        ))}
      </ol>
      <p className="bill-add">
        {items.length < maxBillItems ? <Button label={`+ ${text.addItem}`} onClick={add} /> : text.itemsFull}
      </p>
      <GstChoice
        onChosen={() => list.current?.parentElement?.querySelector<HTMLElement>('.bill-add button')?.focus()}
      />
      <div className="bill-issues" aria-live="polite">
        {pasted && formatPasteMessage(pasted, text)}
      </div>
      <datalist id="gst-rates">
        {[...gstRates, ...brickGstRates].map((rate) => (
          <option key={rate} value={formatPercent(rate)} label={text.bricks[rate]} />
        ))}
      </datalist>
    </>
  );
}

/** Renders the button that fills an empty form with the sample and later removes it. */
function SampleButton() {
  const { draft, sample, dispatch, text } = useBill();
  const isFilled = containsSampleValues(draft);
  if (sample === null || !(isFilled || draft.items.every(isBlankItem))) return null;
  const press = () => dispatch(isFilled ? { type: 'sampleRemoved' } : { type: 'sampleFilled', sample });
  return <Button className="bill-chip" label={isFilled ? text.removeSample : text.fillSample} onClick={press} />;
}

/** Asks for the GST rate of the items without a rate. One press sets the same rate for all these items. */
function GstChoice({ onChosen }: { readonly onChosen: () => void }) {
  const { bill, draft, dispatch, text } = useBill();
  const asked = bill.incompleteLines.filter(({ lacks, perUnit }) => lacks.includes('gst') && perUnit !== null);
  const [first] = asked;
  if (first === undefined) return null;
  const position = draft.items.findIndex(({ key }) => key === first.key) + 1;
  const choose = (gst: string) => {
    flushSync(() => dispatch({ type: 'gstChosen', keys: asked.map(({ key }) => key), gst }));
    onChosen();
  };
  return (
    <fieldset className="bill-gst-choice">
      <legend>{text.chooseGst(asked.length, position)}</legend>
      {gstRates.map(formatPercent).map((rate) => (
        <Button key={rate} className="bill-chip" label={`${rate}%`} onClick={() => choose(rate)} />
      ))}
    </fieldset>
  );
}

/** Asks which unit an ambiguous word means. */
function UnitQuestion({ item }: { readonly item: DraftItem }) {
  const { text, ...state } = useBill();
  const isOwn = ({ field, code }: BillIssue) => code === 'unitUnclear' && field.startsWith(`item-${item.key}-`);
  if (!filterVisibleIssues(state).some(isOwn)) return null;
  const choices = findPossibleUnits(readQuantityAndUnit(item.quantity).unit ?? item.unit);
  return (
    <AnswerButtons
      field={formatItemFieldName(item.key, 'quantity')}
      answers={choices.map((unit) => [unit, text.unitChoices[unit] ?? text.units[unit]])}
      actionOf={(unit) => ({ type: 'unitChosen', key: item.key, unit })}
    />
  );
}

/** Returns the options for a unit, including a typed unit that the list lacks. */
const unitOptions = (unit: string, text: BillText): InputAttributes['options'] => [
  ['', text.noUnit],
  ...(unit === '' || isListedUnit(unit) ? [] : [[unit, unit] as const]),
  ...listedUnits.map((each) => [each, text.units[each]] as const),
];

/** Returns the details of an item, without its name and price: `HSN 1006`, `bag`, `GST 5%`. */
function detailsOf({ hsn, unit, gst, discount, discountIn }: DraftItem, text: BillText): string[] {
  const discountNumber = discount.replace(/[%₹]/g, '').trim();
  const discountText = discountIn === 'rupees' ? `−₹${discountNumber}` : `−${discountNumber}%`;
  return [
    hsn.trim() && `HSN ${hsn.trim()}`,
    unit && formatUnit(unit, text),
    gst.trim() && `GST ${gst.replace('%', '').trim()}%`,
    discount.trim() && discountText,
  ].filter((part) => part !== '');
}

const number = { inputMode: 'decimal', maxLength: 20 } as const;
const discountKinds = Object.entries({ percent: '%', rupees: '₹' });

type ItemRowProps = Readonly<{ item: DraftItem; position: number; onRemove: () => void }>;

/**
 * Renders an item of the bill. The less frequent fields appear after a press on a button, or if one of them has an
 * error.
 */
function ItemRow({ item, position, onRemove }: ItemRowProps) {
  const { text, sample, ...state } = useBill();
  const [isOpen, setOpen] = useState(false);
  const row = sortBillLines(state.bill).find(({ key }) => key === item.key);
  const example = sample?.[position];
  const value = row ? computeDiscountedAmount(row) : null;
  const isOwn = (name: string) => name.startsWith(`item-${item.key}-`);
  const isBehind = ({ field }: BillIssue) => isOwn(field) && /-(?:hsn|unit|discount|gst)$/.test(field);
  if (!isOpen && filterVisibleIssues(state).some(isBehind)) setOpen(true);
  const field = (name: ItemField, writing: InputAttributes) => (
    <BillField
      {...writing}
      enterKeyHint="next"
      {...{ name: formatItemFieldName(item.key, name), label: text.columns[name], value: item[name] }}
      className={`bill-${name}`}
    />
  );
  const lacksGst = state.bill.tax !== 'none' && item.gst.trim() === '';
  const details = detailsOf(item, text);
  if (details.length === 0) details.push(text.chooseDetails);
  else if (lacksGst) details.push(text.gstUnset);
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers */}
      <div
        role="group"
        aria-label={text.itemNumber(position + 1)}
        className="bill-item"
        data-open={isOpen || undefined}
      >
        {field('name', { maxLength: maxTextLengths.name, placeholder: example?.name })}
        {field('quantity', { ...number, placeholder: example?.quantity })}
        {field('rate', { ...number, placeholder: example?.rate })}
        <p className="bill-amount">
          <span>{text.columns.amount}</span> <b>{value === null ? '–' : formatPaise(value)}</b>
        </p>
        <button
          type="button"
          className="bill-chip"
          data-lacks={lacksGst || undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{details.join(' · ')}</span>
          <span className="visually-hidden"> {text.more.item}</span>
        </button>
        <div className="bill-rare">
          {field('hsn', { inputMode: 'numeric', maxLength: 10 })}
          {field('unit', { options: unitOptions(item.unit, text) })}
          {field('gst', { ...number, list: 'gst-rates', placeholder: '%' })}
          <div className="bill-discounts">
            {field('discount', number)}
            {field('discountIn', { options: discountKinds })}
          </div>
          <Button
            className="bill-remove bill-quiet"
            aria-label={text.removeItem(position + 1)}
            label={text.remove}
            onClick={onRemove}
          />
        </div>
      </div>
      <IssueList of={isOwn} />
      <UnitQuestion item={item} />
    </li>
  );
}
