import { useState } from 'react';
import { figure } from '../../format.ts';
import { units } from '../tax/bill.ts';
import { type DraftItem, type ItemField, itemFieldName, longestName } from '../tax/bill-draft.ts';
import { gstRates, percentText } from '../tax/gst-rates.ts';
import { useBill } from './bill-context.ts';
import { SelectField, TextField } from './field.tsx';
import { IssueList } from './issue-list.tsx';
import { shownIssues } from './shown-issues.ts';
import { money } from './tax-lines.ts';

type ItemRowProps = {
  /** Name, quantity and rate alone, as in the hero. */
  readonly compact: boolean;
  readonly item: DraftItem;
  readonly position: number;
  readonly onRemove: () => void;
};

/**
 * A line of the bill. On a narrow screen what not every line needs stands behind a touch, and comes out by itself where
 * something is wrong with it.
 */
export function ItemRow({ item, compact, position, onRemove }: ItemRowProps) {
  const { state, dispatch, text } = useBill();
  const [isOpen, setOpen] = useState(false);
  const line = state.bill.lines.find(({ key }) => key === item.key);
  const behind = [itemFieldName(item.key, 'hsn'), itemFieldName(item.key, 'discount')];
  if (!isOpen && shownIssues(state).some(({ field }) => behind.includes(field))) setOpen(true);
  const field = (name: ItemField) => ({
    name: itemFieldName(item.key, name),
    label: text.columns[name],
    value: item[name],
    className: `bill-${name}`,
    onType: (value: string) => dispatch({ type: 'itemTyped', key: item.key, field: name, value }),
  });
  const amount = line ? money(line.amount - line.discount) : '';
  const tax = state.bill.tax === 'none' ? text.units[line?.unit ?? 'NOS'] : `GST ${percentText(Number(item.gst))}%`;
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers */}
      <div role="group" aria-label={text.itemNumber(position)} className="bill-item" data-open={isOpen || undefined}>
        <TextField {...field('name')} maxLength={longestName} placeholder={text.columns.name} />
        {!compact && (
          <button
            type="button"
            className="bill-quiet bill-toggle"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {line && line.discount > 0 ? `−${figure(line.discount / 100)} ` : ''}
            {tax}
            <span className="visually-hidden"> {text.more.item}</span>
          </button>
        )}
        {!compact && <TextField {...field('hsn')} inputMode="numeric" maxLength={10} />}
        <TextField {...field('quantity')} inputMode="decimal" maxLength={16} />
        {!compact && (
          <SelectField {...field('unit')} options={units.map((unit) => [unit, text.units[unit]] as const)} />
        )}
        <TextField {...field('rate')} inputMode="decimal" maxLength={20} placeholder={text.columns.rate} />
        {!compact && (
          <>
            <div className="bill-discounts">
              <TextField {...field('discount')} inputMode="decimal" maxLength={20} />
              <SelectField
                {...field('discountIn')}
                options={[
                  ['percent', '%'],
                  ['rupees', '₹'],
                ]}
              />
            </div>
            <SelectField
              {...field('gst')}
              options={gstRates.map((rate) => [String(rate), `${percentText(rate)}%`] as const)}
            />
          </>
        )}
        <p className="bill-amount">
          <span>{text.columns.amount}</span> <b>{amount}</b>
        </p>
        {!compact && (
          <button type="button" className="bill-remove" aria-label={text.removeItem(position)} onClick={onRemove}>
            ×
          </button>
        )}
      </div>
      <IssueList of={(name) => name.startsWith(`item-${item.key}-`)} />
    </li>
  );
}
