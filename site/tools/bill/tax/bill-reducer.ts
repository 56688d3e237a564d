import type { TypedField } from '../../../base/typed-in.ts';
import type { Bill } from './bill.ts';
import {
  type BillDraft,
  type DraftItem,
  emptyDraft,
  emptyItem,
  type HeadField,
  headFields,
  mostItems,
  nextDraft,
  type Renewal,
  readItemFieldName,
  withShop,
} from './bill-draft.ts';
import { type PastedRow, type PasteRefusal, readPastedRows } from './pasted-rows.ts';
import { readBill } from './read-bill.ts';
import { type Issue, isBlank } from './read-line.ts';
import { withoutSample, withoutSampleShop, withSample, withTypedFields } from './sample-marks.ts';
import { readMeasure } from './units.ts';

/** The bill maker: what stands in the form, what can be undone, and what it comes to. */
export type BillState = Readonly<{
  draft: BillDraft;
  /** Earlier drafts, the latest last. */
  past: readonly BillDraft[];
  /** The field being typed in: its keystrokes undo as one step. */
  typing: string | null;
  issues: readonly Issue[];
  bill: Bill;
  /** Bills begun after the first one. */
  renewed: number;
  /** Until the next action: why the last paste was refused, or how many of its rows found no room. */
  pasted: PasteRefusal | { readonly kind: 'left'; readonly rows: number } | null;
}>;

/** `pasted`: several cells of a spreadsheet. `shopForgotten` also empties "Undo". `resumed`: the form has woken. */
export type BillAction = Readonly<
  | ({ type: 'typed' | 'pasted' } & TypedField)
  | { type: 'fieldLeft'; name: string }
  | { type: 'undone' | 'shopForgotten' | 'itemAdded' }
  | { type: 'itemRemoved'; key: number }
  | { type: 'sampleFilled'; sample: BillDraft }
  | { type: 'sampleRemoved' }
  | { type: 'gstChosen'; keys: readonly number[]; gst: string }
  | { type: 'unitChosen'; key: number; unit: string }
  | ({ type: 'renewed' } & Renewal)
  | { type: 'numbered'; number: string }
  | { type: 'dayBegan'; before: unknown; today: string }
  | { type: 'cleared'; today: string }
  | { type: 'resumed'; draft: BillDraft; typed: readonly TypedField[] }
>;

export const startBill = (draft: BillDraft): BillState => ({
  draft,
  past: [],
  typing: null,
  ...readBill(draft),
  renewed: 0,
  pasted: null,
});

export function billReducer(state: BillState, action: BillAction): BillState {
  const { draft } = state;
  switch (action.type) {
    case 'typed': {
      const next = withTyped(draft, action);
      return state.typing === action.name ? counted(state, next) : { ...step(state, next), typing: action.name };
    }
    case 'fieldLeft': {
      const at = state.typing === null ? null : readItemFieldName(action.name);
      const left = at?.field === 'quantity' && draft.items.find(({ key }) => key === at.key);
      const { quantity, unit } = readMeasure(left ? left.quantity : '');
      const items = draft.items.map((item) =>
        unit && item === left ? withTypedFields(item, { quantity, unit }) : item,
      );
      // The visitor may be typing in the next field already.
      const typing = state.typing === action.name ? null : state.typing;
      return { ...(unit ? counted(state, { ...draft, items }) : state), typing };
    }
    case 'itemAdded': {
      const { length } = draft.items;
      return length >= mostItems ? state : step(state, { ...draft, items: withRows(draft, length, [{}]) });
    }
    case 'itemRemoved':
      return step(state, { ...draft, items: draft.items.filter(({ key }) => key !== action.key) });
    // It never replaces what the visitor wrote.
    case 'sampleFilled':
      return draft.items.every(isBlank) ? step(state, withSample(draft, action.sample)) : state;
    case 'sampleRemoved':
      return step(state, withoutSample(draft));
    case 'gstChosen': {
      const { keys, gst } = action;
      const items = draft.items.map((item) => (keys.includes(item.key) ? withTypedFields(item, { gst }) : item));
      return step(state, { ...draft, items });
    }
    case 'unitChosen': {
      const { key, unit } = action;
      const withUnit = (item: DraftItem) =>
        withTypedFields(item, { quantity: readMeasure(item.quantity).quantity, unit });
      return step(state, { ...draft, items: draft.items.map((item) => (item.key === key ? withUnit(item) : item)) });
    }
    case 'undone': {
      const before = state.past[state.past.length - 1];
      return before === undefined ? state : { ...counted(state, before), past: state.past.slice(0, -1), typing: null };
    }
    case 'pasted': {
      const at = readItemFieldName(action.name);
      if (at === null) return state;
      const reading = readPastedRows(action.value, at.field);
      if ('refusal' in reading) return { ...state, pasted: reading.refusal };
      const start = draft.items.findIndex(({ key }) => key === at.key);
      const items = withRows(draft, start, reading.rows);
      const left = items.length - mostItems;
      const next = step(state, { ...draft, items: items.slice(0, mostItems) });
      return left > 0 ? { ...next, pasted: { kind: 'left', rows: left } } : next;
    }
    case 'renewed':
      return { ...step(state, nextBill(draft, action)), renewed: state.renewed + 1 };
    case 'numbered':
      return counted(state, withHead(draft, 'number', action.number));
    // A bill begun on an earlier day; a date chosen by hand stays.
    case 'dayBegan':
      return action.before !== action.today && draft.head.date === action.before && draft.items.every(isBlank)
        ? counted(state, withHead(draft, 'date', action.today))
        : state;
    case 'shopForgotten':
      return { ...counted(state, withShop(draft)), past: state.past.map((each) => withShop(each)), typing: null };
    case 'cleared':
      return step(state, withHead(emptyDraft, 'date', action.today));
    case 'resumed':
      return { ...counted(state, action.typed.reduce(withTyped, action.draft)), past: [], typing: null };
  }
}

/** Takes a step that can be undone; a hundred are kept. */
function step(state: BillState, draft: BillDraft): BillState {
  return { ...counted(state, draft), past: [...state.past, state.draft].slice(-100), typing: null };
}

const counted = (state: BillState, draft: BillDraft): BillState => ({
  ...state,
  draft,
  ...readBill(draft),
  pasted: null,
});

const withHead = ({ head, items }: BillDraft, field: HeadField, value: string): BillDraft => ({
  head: { ...head, [field]: value },
  items,
});

/** The next bill of the sample's shop is nobody's; a copy stays a sample. */
function nextBill(draft: BillDraft, renewal: Renewal): BillDraft {
  const next = nextDraft(draft, renewal);
  return renewal.isCopy ? next : { ...next, head: withoutSampleShop(next.head) };
}

/** Fills rows from a line on, as a spreadsheet does; a row with a name replaces the whole line. */
function withRows({ items }: BillDraft, start: number, rows: readonly PastedRow[]): readonly DraftItem[] {
  const last = Math.max(0, ...items.map(({ key }) => key));
  const filled = rows.map((row, index): DraftItem => {
    const old = items[start + index];
    const fresh = emptyItem(old?.key ?? last + 1 + index);
    return withTypedFields('name' in row ? fresh : (old ?? fresh), row);
  });
  return [...items.slice(0, start), ...filled, ...items.slice(start + rows.length)];
}

/** Ignores a name that is no field's. */
function withTyped(draft: BillDraft, { name, value }: TypedField): BillDraft {
  const head = headFields.find((field) => field === name);
  if (head !== undefined) return withHead(draft, head, value);
  const at = readItemFieldName(name);
  if (at === null) return draft;
  const { key, field } = at;
  const items = draft.items.map((item) => (item.key === key ? withTypedFields(item, { [field]: value }) : item));
  return { ...draft, items };
}
