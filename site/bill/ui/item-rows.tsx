import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { figure, money } from '../../format.ts';
import { Button } from '../message-box.tsx';
import { brickRates, gstRates, percentText } from '../tax/bill.ts';
import { type DraftItem, type ItemField, itemFieldName, longest, mostItems } from '../tax/bill-draft.ts';
import { type Issue, isBlank } from '../tax/read-line.ts';
import { units } from '../tax/units.ts';
import { useBill } from './bill-context.ts';
import { Field, IssueList, shownIssues, type Writing } from './field.tsx';

const columns = ['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const;

/** The lines of the bill. A table to the eye on a wide screen; each line is a group of labelled fields. */
export function ItemRows() {
  const { draft, pasted, dispatch, text } = useBill();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<EventTarget>(null);
  const { items } = draft;

  const add = () => {
    flushSync(() => dispatch({ type: 'itemAdded' }));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const remove = (key: number, position: number) => {
    flushSync(() => dispatch({ type: 'itemRemoved', key }));
    // Focus goes to the line that moved up, else to "Add item".
    const next = list.current?.children[position] ?? list.current?.nextElementSibling;
    const buttons = Array.from(next?.querySelectorAll('button') ?? []);
    buttons.find(({ offsetParent }) => offsetParent !== null)?.focus();
  };
  const goOn = (event: KeyboardEvent) => {
    const { target, key, repeat, nativeEvent } = event;
    // Enter also ends a word of an input method (Hindi); Safari reports that as 229 after the word has ended.
    const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
    if (key !== 'Enter' || isComposing || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const row = target.closest('li');
    const inputs = Array.from(row?.querySelectorAll('input') ?? []);
    const onward = inputs.slice(inputs.indexOf(target) + 1).find(({ name }) => /-(quantity|rate)$/.test(name));
    const next = onward ?? row?.nextElementSibling?.querySelector('input');
    next?.focus();
    if (next) next.select();
    else if (!repeat && items.length < mostItems && !items.slice(-1).every(isBlank)) add();
  };
  const paste = (event: ClipboardEvent) => {
    const value = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(value.replace(/[\r\n]+$/, ''))) return;
    event.preventDefault();
    dispatch({ type: 'pasted', name: (event.target as HTMLInputElement).name, value });
  };
  /** The press that focuses a number selects all of it, as Tab does. */
  const mark = ({ target }: { readonly target: EventTarget }) => {
    const isNumber = target instanceof HTMLInputElement && target.getAttribute('inputmode') === 'decimal';
    if (isNumber && target === focused.current && target.selectionStart === target.selectionEnd) target.select();
    focused.current = null;
  };
  return (
    <>
      <div className="bill-columns" aria-hidden="true">
        {columns.map((column) => (
          <span key={column} className={`bill-${column}`}>
            {text.columns[column]}
          </span>
        ))}
      </div>
      <ol
        ref={list}
        className="bill-items"
        onFocus={({ target }) => {
          focused.current = target;
        }}
        onClick={mark}
        onKeyDown={goOn}
        onPaste={paste}
      >
        {items.map((item, position) => (
          <ItemRow key={item.key} {...{ item, position }} onRemove={() => remove(item.key, position)} />
        ))}
      </ol>
      <p className="bill-add">
        {items.length < mostItems ? (
          <Button className="bill-quiet" label={`+ ${text.addItem}`} onClick={add} />
        ) : (
          text.itemsFull
        )}
      </p>
      <div className="bill-issues" aria-live="polite">
        {pasted === 'unclear' ? text.pasteUnclear : pasted && text.pasteLeft(pasted.left)}
      </div>
      <datalist id="gst-rates">
        {[...gstRates, ...brickRates].map((rate) => (
          <option key={rate} value={percentText(rate)} label={text.bricks[rate]} />
        ))}
      </datalist>
    </>
  );
}

const number = { inputMode: 'decimal', maxLength: 20 } as const;
const discountKinds = Object.entries({ percent: '%', rupees: '₹' });

type ItemRowProps = Readonly<{ item: DraftItem; position: number; onRemove: () => void }>;

/** A line of the bill. On a narrow screen rare fields stand behind a touch, and open when something is wrong. */
function ItemRow({ item, position, onRemove }: ItemRowProps) {
  const { text, ...state } = useBill();
  const [isOpen, setOpen] = useState(false);
  const line = state.bill.lines.find(({ key }) => key === item.key);
  const isOwn = (name: string) => name.startsWith(`item-${item.key}-`);
  const isBehind = ({ field }: Issue) => isOwn(field) && /-(?:hsn|discount|gst)$/.test(field);
  if (!isOpen && shownIssues(state).some(isBehind)) setOpen(true);
  const field = (name: ItemField, writing: Writing) => (
    <Field
      {...writing}
      enterKeyHint="next"
      {...{ name: itemFieldName(item.key, name), label: text.columns[name], value: item[name] }}
      className={`bill-${name}`}
    />
  );
  const tax =
    state.bill.tax === 'none' ? text.units[line?.unit ?? 'NOS'] : `GST ${line ? percentText(line.gst) : item.gst}%`;
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers */}
      <div
        role="group"
        aria-label={text.itemNumber(position + 1)}
        className="bill-item"
        data-open={isOpen || undefined}
      >
        {field('name', { maxLength: longest.name, placeholder: text.columns.name })}
        <button type="button" className="bill-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>{line && line.discount > 0 && !isOpen ? `−${figure(line.discount / 100)} ${tax}` : tax}</span>
          <span className="visually-hidden"> {text.more.item}</span>
        </button>
        {field('hsn', { inputMode: 'numeric', maxLength: 10 })}
        {field('quantity', number)}
        {field('unit', { options: units.map((unit) => [unit, text.units[unit]] as const) })}
        {field('rate', { ...number, placeholder: text.columns.rate })}
        <div className="bill-discounts">
          {field('discount', number)}
          {field('discountIn', { options: discountKinds })}
        </div>
        {field('gst', { ...number, list: 'gst-rates' })}
        <p className="bill-amount">
          <span>{text.columns.amount}</span> <b>{line && money(line.amount - line.discount)}</b>
        </p>
        <Button className="bill-remove" aria-label={text.removeItem(position + 1)} label="×" onClick={onRemove} />
      </div>
      <IssueList of={isOwn} />
    </li>
  );
}
