import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../message-box.tsx';
import { mostItems } from '../tax/bill-draft.ts';
import { brickRates, gstRates, percentText } from '../tax/gst-rates.ts';
import { isBlank } from '../tax/read-line.ts';
import { useBill } from './bill-context.ts';
import { ItemRow } from './item-row.tsx';
import { money } from './tax-lines.ts';

/** The lines of the bill. A table to the eye on a wide screen; each line is a group of labelled fields. */
export function ItemRows({ compact }: { readonly compact: boolean }) {
  const { bill, draft, pasted, added, dispatch, text } = useBill();
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<EventTarget>(null);
  const { items } = draft;
  const few = ['name', 'quantity', 'rate', 'amount'] as const;
  const columns = compact ? few : (['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const);

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
          <ItemRow key={item.key} {...{ item, compact, position }} onRemove={() => remove(item.key, position)} />
        ))}
      </ol>
      <p className="bill-add">
        {items.length < mostItems ? (
          <Button className="bill-quiet" label={`+ ${text.addItem}`} onClick={add} />
        ) : (
          text.itemsFull
        )}
        {compact && items.length < mostItems && <ReadyItems />}
      </p>
      <div className="bill-issues" aria-live="polite">
        {added !== null && <span className="visually-hidden">{text.readyAdded(added, `₹${money(bill.total)}`)}</span>}
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

/** From the sample shop's shelf, at its rates: one press shows what the bill does before anything is typed. */
const readyItems = [
  ['rice', '5', '74', '1006'],
  ['sugar', '2', '44', '1701'],
  ['tea', '1', '410', '0902'],
] as const;

function ReadyItems() {
  const { dispatch, text } = useBill();
  return readyItems.map(([item, quantity, rate, hsn]) => {
    const name = text.readyItems[item];
    const row = { name, quantity, rate, hsn, unit: 'KGS', gst: '5' };
    const label = `+ ${name} ${quantity} ${text.units.KGS}`;
    return (
      <Button key={item} className="bill-ready" label={label} onClick={() => dispatch({ type: 'itemAdded', row })} />
    );
  });
}
