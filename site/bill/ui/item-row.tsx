import { useState } from 'react';
import { figure } from '../../format.ts';
import { Button } from '../message-box.tsx';
import { type DraftItem, type ItemField, itemFieldName, longestName, readItemFieldName } from '../tax/bill-draft.ts';
import { percentText } from '../tax/gst-rates.ts';
import { units } from '../tax/units.ts';
import { useBill } from './bill-context.ts';
import { Field, IssueList, shownIssues, type Writing } from './field.tsx';
import { money } from './tax-lines.ts';

const number = { inputMode: 'decimal', maxLength: 20 } as const;
const discountKinds = Object.entries({ percent: '%', rupees: '₹' });

type ItemRowProps = Readonly<{ compact: boolean; item: DraftItem; position: number; onRemove: () => void }>;

/** A line of the bill. On a narrow screen rare fields stand behind a touch, and open when something is wrong. */
export function ItemRow({ item, compact, position, onRemove }: ItemRowProps) {
  const { text, ...state } = useBill();
  const [isOpen, setOpen] = useState(false);
  const line = state.bill.lines.find(({ key }) => key === item.key);
  const isBehind = (name: string) => readItemFieldName(name)?.key === item.key && /-(?:hsn|discount|gst)$/.test(name);
  if (!isOpen && shownIssues(state).some(({ field: name }) => isBehind(name))) setOpen(true);
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
        {field('name', { maxLength: longestName, placeholder: text.columns.name })}
        {!compact && (
          <button type="button" className="bill-quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{line && line.discount > 0 && !isOpen ? `−${figure(line.discount / 100)} ${tax}` : tax}</span>
            <span className="visually-hidden"> {text.more.item}</span>
          </button>
        )}
        {!compact && field('hsn', { inputMode: 'numeric', maxLength: 10 })}
        {field('quantity', number)}
        {!compact && field('unit', { options: units.map((unit) => [unit, text.units[unit]] as const) })}
        {field('rate', { ...number, placeholder: text.columns.rate })}
        {!compact && (
          <div className="bill-discounts">
            {field('discount', number)}
            {field('discountIn', { options: discountKinds })}
          </div>
        )}
        {!compact && field('gst', { ...number, list: 'gst-rates' })}
        <p className="bill-amount">
          <span>{text.columns.amount}</span> <b>{line && money(line.amount - line.discount)}</b>
        </p>
        {!compact && (
          <Button className="bill-remove" aria-label={text.removeItem(position + 1)} label="×" onClick={onRemove} />
        )}
      </div>
      <IssueList of={(name) => readItemFieldName(name)?.key === item.key} />
    </li>
  );
}
