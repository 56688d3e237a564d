import type { TypedField } from '../../typed-in.ts';
import type { Bill } from './bill.ts';
import {
  type BillDraft,
  type DraftItem,
  emptyHead,
  emptyItem,
  type HeadField,
  headFields,
  lastGst,
  mostItems,
  nextDraft,
  type Renewal,
  readItemFieldName,
  withShop,
} from './bill-draft.ts';
import { stateOfGstin, writtenGstin } from './gstin.ts';
import { type PastedRow, readPastedRows } from './pasted-rows.ts';
import { readBill } from './read-bill.ts';
import { type Issue, isBlank } from './read-line.ts';
import { readMeasure } from './units.ts';

/** The bill maker: what stands in the form, what can be undone, and the last bill that could be counted. */
export type BillState = Readonly<{
  draft: BillDraft;
  /** Earlier drafts, the latest last. */
  past: readonly BillDraft[];
  /** The field being typed in: its keystrokes undo as one step. */
  typing: string | null;
  issues: readonly Issue[];
  /** The draft, or the last one that could be counted. */
  good: BillDraft;
  bill: Bill;
  /** Bills begun after the first one. */
  renewed: number;
  /** Until the next action: the last paste, if unclear or too long. */
  pasted: 'unclear' | { readonly left: number } | null;
}>;

/** `pasted`: several cells of a spreadsheet. `shopForgotten` also empties "Undo". `resumed`: the form has woken. */
export type BillAction = Readonly<
  | ({ type: 'typed' | 'pasted' } & TypedField)
  | { type: 'fieldLeft' | 'undone' | 'shopForgotten' | 'itemAdded' }
  | { type: 'itemRemoved'; key: number }
  | ({ type: 'renewed' } & Renewal)
  | { type: 'numbered'; number: string }
  | { type: 'dayBegan'; before: unknown; today: string }
  | { type: 'cleared'; today: string }
  | ({ type: 'resumed'; typed: readonly TypedField[] } & KeptBill)
>;

/** What outlives a reload: the form, and the last draft that could be counted. */
export type KeptBill = Pick<BillState, 'draft' | 'good'>;

/** Throws if the draft cannot be counted. */
export function startBill(draft: BillDraft): BillState {
  const { bill, issues } = readBill(draft);
  if (bill === null)
    throw new Error(`The bill cannot begin with ${issues.map(({ field, code }) => `${field}: ${code}`)}`);
  return { draft, past: [], typing: null, issues, good: draft, bill, renewed: 0, pasted: null };
}

export function billReducer(state: BillState, action: BillAction): BillState {
  const { draft } = state;
  switch (action.type) {
    case 'typed': {
      const next = withTyped(draft, action);
      return state.typing === action.name ? counted(state, next) : { ...step(state, next), typing: action.name };
    }
    case 'fieldLeft': {
      const at = readItemFieldName(state.typing ?? '');
      const left = at?.field === 'quantity' && draft.items.find(({ key }) => key === at.key);
      const { quantity, unit } = readMeasure(left ? left.quantity : '');
      const items = draft.items.map((item) => (unit && item === left ? { ...item, quantity, unit } : item));
      return { ...(unit ? counted(state, { ...draft, items }) : state), typing: null };
    }
    case 'itemAdded': {
      const { length } = draft.items;
      return length >= mostItems ? state : step(state, { ...draft, items: withRows(draft, length, [{}]) });
    }
    case 'itemRemoved':
      return step(state, { ...draft, items: draft.items.filter(({ key }) => key !== action.key) });
    case 'undone': {
      const before = state.past[state.past.length - 1];
      return before === undefined ? state : { ...counted(state, before), past: state.past.slice(0, -1), typing: null };
    }
    case 'pasted': {
      const at = readItemFieldName(action.name);
      const rows = at && readPastedRows(action.value, at.field);
      if (!rows) return { ...state, pasted: 'unclear' };
      const start = draft.items.findIndex(({ key }) => key === at.key);
      const items = withRows(draft, start, rows);
      const left = items.length - mostItems;
      return { ...step(state, { ...draft, items: items.slice(0, mostItems) }), pasted: left > 0 ? { left } : null };
    }
    case 'renewed':
      return { ...step(state, nextDraft(draft, action)), renewed: state.renewed + 1 };
    case 'numbered':
      return counted(state, withHead(draft, 'number', action.number));
    // A bill begun on an earlier day; a date chosen by hand stays.
    case 'dayBegan':
      return action.before !== action.today && draft.head.date === action.before && draft.items.every(isBlank)
        ? counted(state, withHead(draft, 'date', action.today))
        : state;
    case 'shopForgotten': {
      const next = counted(counted(state, withShop(state.good)), withShop(draft));
      return { ...next, past: state.past.map((each) => withShop(each)), typing: null };
    }
    // The state stays, since a shop does not move.
    case 'cleared': {
      const head = { ...emptyHead, sellerState: draft.head.sellerState, date: action.today };
      return step(state, { head, items: [emptyItem(1, '5')] });
    }
    case 'resumed': {
      const resumed = counted(counted(state, action.good), action.typed.reduce(withTyped, action.draft));
      return { ...resumed, past: [], typing: null };
    }
  }
}

/** Takes a step that can be undone; a hundred are kept. */
function step(state: BillState, draft: BillDraft): BillState {
  return { ...counted(state, draft), past: [...state.past, state.draft].slice(-100), typing: null };
}

function counted(state: BillState, draft: BillDraft): BillState {
  const { bill, issues } = readBill(draft);
  const next = { ...state, draft, issues, pasted: null };
  return bill === null ? next : { ...next, bill, good: draft };
}

/** A shop's GSTIN sets its state permanently; a customer's only while it stands (`readBuyer`). */
function withHead(draft: BillDraft, field: HeadField, value: string): BillDraft {
  const head = { ...draft.head, [field]: value };
  const state = field === 'sellerGstin' ? stateOfGstin(writtenGstin(value), 'seller') : null;
  return { ...draft, head: state === null ? head : { ...head, sellerState: state } };
}

/** Fills rows from a line on, as a spreadsheet does; a row with a name replaces the whole line. */
function withRows({ items }: BillDraft, start: number, rows: readonly PastedRow[]): readonly DraftItem[] {
  const last = Math.max(0, ...items.map(({ key }) => key));
  const filled = rows.map((row, index): DraftItem => {
    const old = items[start + index];
    const fresh = emptyItem(old?.key ?? last + 1 + index, items[start]?.gst ?? lastGst(items));
    return { ...('name' in row ? fresh : (old ?? fresh)), ...row };
  });
  return [...items.slice(0, start), ...filled, ...items.slice(start + rows.length)];
}

/** Ignores a name that is no field's. */
function withTyped(draft: BillDraft, { name, value }: TypedField): BillDraft {
  const head = headFields.find((field) => field === name);
  if (head !== undefined) return withHead(draft, head, value);
  const at = readItemFieldName(name);
  const items = draft.items.map((item): DraftItem => (item.key === at?.key ? { ...item, [at.field]: value } : item));
  return at === null ? draft : { ...draft, items };
}
