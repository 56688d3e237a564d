import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { figure } from '../../format.ts';
import { units } from '../tax/bill.ts';
import { type DraftItem, type ItemField, itemFieldName, longestName, mostItems } from '../tax/bill-draft.ts';
import { gstRates, percentText } from '../tax/gst-rates.ts';
import { useBill } from './bill-context.ts';
import { SelectField, TextField } from './field.tsx';
import { IssueList } from './issue-list.tsx';

/** `compact`: name, quantity and rate alone, as in the hero. */
type Layout = { readonly compact: boolean };

/** The lines of the bill. A table to the eye on a wide screen; each line is a group of labelled fields. */
export function ItemRows({ compact }: Layout) {
  const { state, dispatch, text } = useBill();
  const list = useRef<HTMLOListElement>(null);
  const { items } = state.draft;
  const columns = compact
    ? (['name', 'quantity', 'rate', 'amount'] as const)
    : (['name', 'hsn', 'quantity', 'unit', 'rate', 'discount', 'gst', 'amount'] as const);

  const add = () => {
    flushSync(() => dispatch({ type: 'itemAdded' }));
    list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  const remove = (key: number, position: number) => {
    flushSync(() => dispatch({ type: 'itemRemoved', key }));
    // The focus goes to what has moved up, else to what makes a new one.
    const next = list.current?.children[position] ?? list.current?.nextElementSibling;
    next?.querySelector('button')?.focus();
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
      <ol ref={list} className="bill-items">
        {items.map((item, position) => (
          <ItemRow
            key={item.key}
            {...{ item, compact }}
            position={position + 1}
            onRemove={() => remove(item.key, position)}
          />
        ))}
      </ol>
      <p className="bill-add">
        {items.length < mostItems ? (
          <button type="button" className="bill-quiet" onClick={add}>
            + {text.addItem}
          </button>
        ) : (
          text.itemsFull
        )}
      </p>
    </>
  );
}

type ItemRowProps = Layout & {
  readonly item: DraftItem;
  readonly position: number;
  readonly onRemove: () => void;
};

function ItemRow({ item, compact, position, onRemove }: ItemRowProps) {
  const { state, dispatch, text } = useBill();
  const line = state.bill.lines.find(({ key }) => key === item.key);
  const field = (name: ItemField) => ({
    name: itemFieldName(item.key, name),
    label: text.columns[name],
    value: item[name],
    className: `bill-${name}`,
    onType: (value: string) => dispatch({ type: 'itemTyped', key: item.key, field: name, value }),
  });
  const amount = line ? figure((line.amount - line.discount) / 100, true) : '';
  return (
    <li>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in the oldest browsers */}
      <div role="group" aria-label={text.itemNumber(position)} className="bill-item">
        <TextField {...field('name')} maxLength={longestName} />
        {!compact && <TextField {...field('hsn')} inputMode="numeric" maxLength={10} />}
        <TextField {...field('quantity')} inputMode="decimal" maxLength={16} />
        {!compact && (
          <SelectField {...field('unit')} options={units.map((unit) => [unit, text.units[unit]] as const)} />
        )}
        <TextField {...field('rate')} inputMode="decimal" maxLength={20} />
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
