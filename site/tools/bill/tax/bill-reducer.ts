import type { EnteredField } from '../../../base/entered-fields.ts';
import type { Bill } from './bill.ts';
import {
  type BillDraft,
  type BillHeaderField,
  billHeaderFields,
  createEmptyItem,
  createNextDraft,
  type DraftItem,
  initialBillDraft,
  maxBillItems,
  type NextBillOptions,
  readItemFieldName,
  replaceShopFields,
} from './bill-draft.ts';
import { readBill } from './read-bill.ts';
import { type BillIssue, isBlankItem } from './read-bill-line.ts';
import { type PastedRow, type PasteRefusal, readPastedRows } from './read-pasted-rows.ts';
import {
  applyEnteredFields,
  fillBillWithSample,
  removeSampleFromBill,
  removeSampleShop,
  type SampleItemFields,
} from './sample-marks.ts';
import { readQuantityAndUnit } from './units.ts';

export type BillViewMode = 'write' | 'paper';

/** State of the bill maker: the form's content, the earlier drafts for "Undo", and the computed bill. */
export type BillState = Readonly<{
  draft: BillDraft;
  /** Earlier drafts for "Undo", the latest last. */
  past: readonly BillDraft[];
  /** The field that the visitor is typing in. "Undo" reverts its keystrokes in one step. */
  typing: string | null;
  issues: readonly BillIssue[];
  bill: Bill;
  /** Number of times that the visitor has started another bill since the page was opened. */
  renewed: number;
  /** A narrow screen shows either the form or the paper; a wide screen shows both. */
  view: BillViewMode;
  /**
   * The result of the last paste, until the next action: the reason for its refusal, or the number of rows that did not
   * fit.
   */
  pasted: PasteRefusal | { readonly kind: 'left'; readonly rows: number } | null;
}>;

/**
 * Actions on a bill. The value of `pasted` contains several spreadsheet cells. `shopForgotten` also clears the shop in
 * the drafts for "Undo". `resumed` loads the stored draft after hydration.
 */
export type BillAction = Readonly<
  | ({ type: 'typed' | 'pasted' } & EnteredField)
  | { type: 'fieldLeft'; name: string }
  | { type: 'viewChanged'; view: BillViewMode }
  | { type: 'undone' | 'shopForgotten' | 'itemAdded' }
  | { type: 'itemRemoved'; key: number }
  | { type: 'sampleFilled'; sample: readonly SampleItemFields[] }
  | { type: 'sampleRemoved' }
  | { type: 'gstChosen'; keys: readonly number[]; gst: string }
  | { type: 'unitChosen'; key: number; unit: string }
  | ({ type: 'nextBillStarted' } & NextBillOptions)
  | { type: 'numberChanged'; number: string }
  | { type: 'dayChanged'; before: unknown; today: string }
  | { type: 'cleared'; today: string }
  | { type: 'resumed'; draft: BillDraft; typed: readonly EnteredField[] }
>;

export const createBillState = (draft: BillDraft): BillState => ({
  draft,
  past: [],
  typing: null,
  ...readBill(draft),
  renewed: 0,
  view: 'write',
  pasted: null,
});

export function billReducer(state: BillState, action: BillAction): BillState {
  const { draft } = state;
  switch (action.type) {
    case 'typed':
      return applyTyping(state, action);
    case 'fieldLeft':
      return moveTypedUnit(state, action.name);
    case 'viewChanged':
      return { ...state, view: action.view };
    case 'itemAdded':
      return addItem(state);
    case 'itemRemoved':
      return undoableChange(state, { ...draft, items: draft.items.filter(({ key }) => key !== action.key) });
    case 'sampleFilled':
      // The sample never replaces items of the visitor.
      return draft.items.every(isBlankItem) ? undoableChange(state, fillBillWithSample(draft, action.sample)) : state;
    case 'sampleRemoved':
      return undoableChange(state, removeSampleFromBill(draft));
    case 'gstChosen': {
      const { keys, gst } = action;
      return undoableChange(
        state,
        withItems(draft, keys, (item) => applyEnteredFields(item, { gst })),
      );
    }
    case 'unitChosen': {
      const { key, unit } = action;
      const withUnit = (item: DraftItem) =>
        applyEnteredFields(item, { quantity: readQuantityAndUnit(item.quantity).quantity, unit });
      return undoableChange(state, withItems(draft, [key], withUnit));
    }
    case 'undone':
      return undo(state);
    case 'pasted':
      return applyPaste(state, action);
    case 'nextBillStarted':
      return { ...undoableChange(state, nextBillWithoutSample(draft, action)), renewed: state.renewed + 1 };
    case 'numberChanged':
      return withComputedBill(state, withHead(draft, 'number', action.number));
    case 'dayChanged':
      return updateDate(state, action.before, action.today);
    case 'shopForgotten':
      return {
        ...withComputedBill(state, replaceShopFields(draft)),
        past: state.past.map((each) => replaceShopFields(each)),
        typing: null,
      };
    case 'cleared':
      return undoableChange(state, withHead(initialBillDraft, 'date', action.today));
    case 'resumed':
      return { ...withComputedBill(state, action.typed.reduce(withTyped, action.draft)), past: [], typing: null };
  }
}

function applyTyping(state: BillState, field: EnteredField): BillState {
  const next = withTyped(state.draft, field);
  if (state.typing === field.name) return withComputedBill(state, next);
  return { ...undoableChange(state, next), typing: field.name };
}

/** Moves a unit that was typed with a quantity, such as `2 kg`, into the unit's own field. */
function moveTypedUnit(state: BillState, name: string): BillState {
  // This event can arrive when the visitor is already typing in another field. `typing` then does not change.
  const typing = state.typing === name ? null : state.typing;
  const at = state.typing === null ? null : readItemFieldName(name);
  const item = at?.field === 'quantity' ? state.draft.items.find(({ key }) => key === at.key) : undefined;
  const { quantity, unit } = readQuantityAndUnit(item?.quantity ?? '');
  if (!item || !unit) return { ...state, typing };
  const draft = withItems(state.draft, [item.key], (each) => applyEnteredFields(each, { quantity, unit }));
  return { ...withComputedBill(state, draft), typing };
}

function addItem(state: BillState): BillState {
  const { draft } = state;
  const { length } = draft.items;
  return length >= maxBillItems ? state : undoableChange(state, { ...draft, items: withRows(draft, length, [{}]) });
}

function undo(state: BillState): BillState {
  const before = state.past[state.past.length - 1];
  if (before === undefined) return state;
  return { ...withComputedBill(state, before), past: state.past.slice(0, -1), typing: null };
}

/** Fills items with pasted cells, starting at the item in which they were pasted. */
function applyPaste(state: BillState, { name, value }: EnteredField): BillState {
  const { draft } = state;
  const at = readItemFieldName(name);
  if (at === null) return state;
  const reading = readPastedRows(value, at.field);
  if ('refusal' in reading) return { ...state, pasted: reading.refusal };
  const start = draft.items.findIndex(({ key }) => key === at.key);
  const items = withRows(draft, start, reading.rows);
  const next = undoableChange(state, { ...draft, items: items.slice(0, maxBillItems) });
  const left = items.length - maxBillItems;
  return left > 0 ? { ...next, pasted: { kind: 'left', rows: left } } : next;
}

/** Sets today's date on a bill without items that was started on an earlier day. A date chosen by the visitor stays. */
function updateDate(state: BillState, before: unknown, today: string): BillState {
  const { draft } = state;
  const isOfEarlierDay = before !== today && draft.head.date === before;
  if (!isOfEarlierDay || !draft.items.every(isBlankItem)) return state;
  return withComputedBill(state, withHead(draft, 'date', today));
}

/** Replaces the draft, and stores the old draft for "Undo". At most 100 changes can be undone. */
function undoableChange(state: BillState, draft: BillDraft): BillState {
  return { ...withComputedBill(state, draft), past: [...state.past, state.draft].slice(-100), typing: null };
}

const withComputedBill = (state: BillState, draft: BillDraft): BillState => ({
  ...state,
  draft,
  ...readBill(draft),
  pasted: null,
});

const withHead = ({ head, items }: BillDraft, field: BillHeaderField, value: string): BillDraft => ({
  head: { ...head, [field]: value },
  items,
});

/** Returns the draft with the items of these keys changed. */
const withItems = (draft: BillDraft, keys: readonly number[], change: (item: DraftItem) => DraftItem): BillDraft => ({
  ...draft,
  items: draft.items.map((item) => (keys.includes(item.key) ? change(item) : item)),
});

/** Returns the next bill. Removes the sample's shop unless the next bill is a copy, which is still a sample. */
function nextBillWithoutSample(draft: BillDraft, renewal: NextBillOptions): BillDraft {
  const next = createNextDraft(draft, renewal);
  return renewal.isCopy ? next : { ...next, head: removeSampleShop(next.head) };
}

/**
 * Returns the items with the pasted rows written into them from index `start` on. A row with a name replaces the whole
 * item.
 */
function withRows({ items }: BillDraft, start: number, rows: readonly PastedRow[]): readonly DraftItem[] {
  const last = Math.max(0, ...items.map(({ key }) => key));
  const filled = rows.map((row, index): DraftItem => {
    const old = items[start + index];
    const fresh = createEmptyItem(old?.key ?? last + 1 + index);
    return applyEnteredFields('name' in row ? fresh : (old ?? fresh), row);
  });
  return [...items.slice(0, start), ...filled, ...items.slice(start + rows.length)];
}

/** Writes a typed text into its field. Ignores an unknown field name. */
function withTyped(draft: BillDraft, { name, value }: EnteredField): BillDraft {
  const head = billHeaderFields.find((field) => field === name);
  if (head !== undefined) return withHead(draft, head, value);
  const at = readItemFieldName(name);
  if (at === null) return draft;
  const { key, field } = at;
  return withItems(draft, [key], (item) => applyEnteredFields(item, { [field]: value }));
}
