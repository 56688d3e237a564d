import type { TypedField } from '../../../base/typed-in.ts';
import type { Bill } from './bill.ts';
import {
  type BillDraft,
  type DraftItem,
  emptyDraft,
  emptyItem,
  type HeaderField,
  headerFields,
  maxItems,
  type NextBillOptions,
  nextBillDraft,
  readItemFieldName,
  replaceShop,
} from './bill-draft.ts';
import { readBill } from './read-bill.ts';
import { type BillIssue, isBlankItem } from './read-bill-line.ts';
import { type PastedRow, type PasteRefusal, readPastedRows } from './read-pasted-rows.ts';
import { applyTypedFields, fillWithSample, removeSample, removeSampleShop, type SampleLine } from './sample-marks.ts';
import { readQuantityAndUnit } from './units.ts';

export type FormOrPaper = 'write' | 'paper';

/** The bill maker: what stands in the form, what can be undone, and what it comes to. */
export type BillState = Readonly<{
  draft: BillDraft;
  /** Earlier drafts, the latest last. */
  past: readonly BillDraft[];
  /** The field being typed in: its keystrokes undo as one step. */
  typing: string | null;
  issues: readonly BillIssue[];
  bill: Bill;
  /** Bills begun after the first one. */
  renewed: number;
  /** Which of the two a narrow screen shows; a wide one has both. */
  view: FormOrPaper;
  /** Until the next action: why the last paste was refused, or how many of its rows found no room. */
  pasted: PasteRefusal | { readonly kind: 'left'; readonly rows: number } | null;
}>;

/** `pasted`: several cells of a spreadsheet. `shopForgotten` also empties "Undo". `resumed`: the form has woken. */
export type BillAction = Readonly<
  | ({ type: 'typed' | 'pasted' } & TypedField)
  | { type: 'fieldLeft'; name: string }
  | { type: 'viewed'; view: FormOrPaper }
  | { type: 'undone' | 'shopForgotten' | 'itemAdded' }
  | { type: 'itemRemoved'; key: number }
  | { type: 'sampleFilled'; sample: readonly SampleLine[] }
  | { type: 'sampleRemoved' }
  | { type: 'gstChosen'; keys: readonly number[]; gst: string }
  | { type: 'unitChosen'; key: number; unit: string }
  | ({ type: 'renewed' } & NextBillOptions)
  | { type: 'numbered'; number: string }
  | { type: 'dayBegan'; before: unknown; today: string }
  | { type: 'cleared'; today: string }
  | { type: 'resumed'; draft: BillDraft; typed: readonly TypedField[] }
>;

export const initialBillState = (draft: BillDraft): BillState => ({
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
    case 'viewed':
      return { ...state, view: action.view };
    case 'itemAdded':
      return addItem(state);
    case 'itemRemoved':
      return undoableChange(state, { ...draft, items: draft.items.filter(({ key }) => key !== action.key) });
    case 'sampleFilled':
      // It never replaces what the visitor wrote.
      return draft.items.every(isBlankItem) ? undoableChange(state, fillWithSample(draft, action.sample)) : state;
    case 'sampleRemoved':
      return undoableChange(state, removeSample(draft));
    case 'gstChosen': {
      const { keys, gst } = action;
      return undoableChange(
        state,
        withItems(draft, keys, (item) => applyTypedFields(item, { gst })),
      );
    }
    case 'unitChosen': {
      const { key, unit } = action;
      const withUnit = (item: DraftItem) =>
        applyTypedFields(item, { quantity: readQuantityAndUnit(item.quantity).quantity, unit });
      return undoableChange(state, withItems(draft, [key], withUnit));
    }
    case 'undone':
      return undo(state);
    case 'pasted':
      return applyPaste(state, action);
    case 'renewed':
      return { ...undoableChange(state, nextBillWithoutSample(draft, action)), renewed: state.renewed + 1 };
    case 'numbered':
      return withComputedBill(state, withHead(draft, 'number', action.number));
    case 'dayBegan':
      return updateDate(state, action.before, action.today);
    case 'shopForgotten':
      return {
        ...withComputedBill(state, replaceShop(draft)),
        past: state.past.map((each) => replaceShop(each)),
        typing: null,
      };
    case 'cleared':
      return undoableChange(state, withHead(emptyDraft, 'date', action.today));
    case 'resumed':
      return { ...withComputedBill(state, action.typed.reduce(withTyped, action.draft)), past: [], typing: null };
  }
}

function applyTyping(state: BillState, field: TypedField): BillState {
  const next = withTyped(state.draft, field);
  if (state.typing === field.name) return withComputedBill(state, next);
  return { ...undoableChange(state, next), typing: field.name };
}

/** Moves a unit that was typed with a quantity, such as `2 kg`, into the unit's own field. */
function moveTypedUnit(state: BillState, name: string): BillState {
  // The visitor may be typing in the next field already.
  const typing = state.typing === name ? null : state.typing;
  const at = state.typing === null ? null : readItemFieldName(name);
  const item = at?.field === 'quantity' ? state.draft.items.find(({ key }) => key === at.key) : undefined;
  const { quantity, unit } = readQuantityAndUnit(item?.quantity ?? '');
  if (!item || !unit) return { ...state, typing };
  const draft = withItems(state.draft, [item.key], (each) => applyTypedFields(each, { quantity, unit }));
  return { ...withComputedBill(state, draft), typing };
}

function addItem(state: BillState): BillState {
  const { draft } = state;
  const { length } = draft.items;
  return length >= maxItems ? state : undoableChange(state, { ...draft, items: withRows(draft, length, [{}]) });
}

function undo(state: BillState): BillState {
  const before = state.past[state.past.length - 1];
  if (before === undefined) return state;
  return { ...withComputedBill(state, before), past: state.past.slice(0, -1), typing: null };
}

/** Fills rows from the field on in which the cells were pasted. */
function applyPaste(state: BillState, { name, value }: TypedField): BillState {
  const { draft } = state;
  const at = readItemFieldName(name);
  if (at === null) return state;
  const reading = readPastedRows(value, at.field);
  if ('refusal' in reading) return { ...state, pasted: reading.refusal };
  const start = draft.items.findIndex(({ key }) => key === at.key);
  const items = withRows(draft, start, reading.rows);
  const next = undoableChange(state, { ...draft, items: items.slice(0, maxItems) });
  const left = items.length - maxItems;
  return left > 0 ? { ...next, pasted: { kind: 'left', rows: left } } : next;
}

/** Dates a bill that was begun on an earlier day and is still empty; a date chosen by hand stays. */
function updateDate(state: BillState, before: unknown, today: string): BillState {
  const { draft } = state;
  const isOfEarlierDay = before !== today && draft.head.date === before;
  if (!isOfEarlierDay || !draft.items.every(isBlankItem)) return state;
  return withComputedBill(state, withHead(draft, 'date', today));
}

/** Takes a step that can be undone; a hundred are kept. */
function undoableChange(state: BillState, draft: BillDraft): BillState {
  return { ...withComputedBill(state, draft), past: [...state.past, state.draft].slice(-100), typing: null };
}

const withComputedBill = (state: BillState, draft: BillDraft): BillState => ({
  ...state,
  draft,
  ...readBill(draft),
  pasted: null,
});

const withHead = ({ head, items }: BillDraft, field: HeaderField, value: string): BillDraft => ({
  head: { ...head, [field]: value },
  items,
});

/** Changes the items of these keys. */
const withItems = (draft: BillDraft, keys: readonly number[], change: (item: DraftItem) => DraftItem): BillDraft => ({
  ...draft,
  items: draft.items.map((item) => (keys.includes(item.key) ? change(item) : item)),
});

/** The next bill of the sample's shop is nobody's; a copy stays a sample. */
function nextBillWithoutSample(draft: BillDraft, renewal: NextBillOptions): BillDraft {
  const next = nextBillDraft(draft, renewal);
  return renewal.isCopy ? next : { ...next, head: removeSampleShop(next.head) };
}

/** Fills rows from a line on, as a spreadsheet does; a row with a name replaces the whole line. */
function withRows({ items }: BillDraft, start: number, rows: readonly PastedRow[]): readonly DraftItem[] {
  const last = Math.max(0, ...items.map(({ key }) => key));
  const filled = rows.map((row, index): DraftItem => {
    const old = items[start + index];
    const fresh = emptyItem(old?.key ?? last + 1 + index);
    return applyTypedFields('name' in row ? fresh : (old ?? fresh), row);
  });
  return [...items.slice(0, start), ...filled, ...items.slice(start + rows.length)];
}

/** Ignores a name that is no field's. */
function withTyped(draft: BillDraft, { name, value }: TypedField): BillDraft {
  const head = headerFields.find((field) => field === name);
  if (head !== undefined) return withHead(draft, head, value);
  const at = readItemFieldName(name);
  if (at === null) return draft;
  const { key, field } = at;
  return withItems(draft, [key], (item) => applyTypedFields(item, { [field]: value }));
}
