import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { languageCodes, sourceLanguage } from '../../../../account/languages.ts';
import { type EnteredField, findChangedFields } from '../../../base/entered-fields.ts';
import { getTodayIsoDate } from '../../../base/format.ts';
import { reactEntryPoints } from '../../browser/react-entry-points.ts';
import { type BillDraft, createNextDraft, initialBillDraft, replaceShopFields } from '../tax/bill-draft.ts';
import { billReducer, createBillState } from '../tax/bill-reducer.ts';
import { findBillWarnings } from '../tax/validate-bill.ts';
import type { BillContextValue, BillText } from './bill-context.ts';
import { BillView } from './bill-view.tsx';
import { PrintedBill } from './printed-bill.tsx';
import {
  readRememberedShop,
  readStoredBill,
  storeBill,
  takeNextBillNumber,
  useRememberedShop,
} from './remembered-shop.ts';
import { watchPresses } from './run-after-press.ts';

/** Language and text of the page as the server rendered it. A translator may have changed the page after that. */
export type ServerRenderedText = { readonly language: string; readonly words: string | null };

/** Maps a control of the server's HTML to the element that replaced it when the bill was rendered again. */
export type CurrentControlFinder = (before: HTMLElement) => HTMLElement;

/**
 * Hydrates the bill in `host`, or renders it again if a translator has changed its text. Resolves to a function that
 * finds the element that has replaced a control of the server's HTML.
 */
export function mountBill(
  host: HTMLElement,
  text: BillText,
  written: ServerRenderedText,
): Promise<CurrentControlFinder> {
  const { sample = 'null' } = host.dataset;
  const language = languageCodes.find((code) => code === written.language) ?? sourceLanguage;
  const typed = findChangedFields(host);
  let standsFor: CurrentControlFinder = (before) => before;
  return new Promise((resolve) => {
    const app = (onDrawn?: () => void) => (
      <BillApp
        {...{ host, text, language, typed, onDrawn }}
        sample={JSON.parse(sample)}
        onAwake={() => {
          host.dataset.awake = '';
          resolve(standsFor);
        }}
      />
    );
    if (host.textContent === written.words) {
      reactEntryPoints.hydrateRoot(host, app());
      return;
    }
    const controls = () =>
      Array.from(host.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'));
    const before = controls();
    const focused = document.activeElement as HTMLElement;
    const { selectionStart = null, selectionEnd = null } = focused as Partial<HTMLInputElement>;
    const onDrawn = (): void => {
      const drawn = controls();
      for (const [index, { parentElement }] of before.entries())
        if (parentElement instanceof HTMLDetailsElement)
          drawn[index]?.parentElement?.toggleAttribute('open', parentElement.open);
      standsFor = (each) => drawn[before.indexOf(each)] ?? each;
    };
    host.textContent = '';
    // The bill is rendered synchronously, so that its fields never disappear while the visitor types.
    flushSync(() => reactEntryPoints.createRoot(host).render(app(onDrawn)));
    const field = standsFor(focused);
    field.focus();
    if (field !== focused && selectionStart !== null)
      (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  });
}

/** Props of the hydrated bill. `typed` contains what was typed before hydration. */
type BillAppProps = Pick<BillContextValue, 'text' | 'language' | 'sample'> &
  Readonly<{ host: HTMLElement; typed: readonly EnteredField[] }> &
  Readonly<{ onDrawn: (() => void) | undefined; onAwake: () => void }>;

/**
 * Renders the hydrated bill. The first render matches the server's HTML. Later renders contain the bill that this tab
 * stored and the text that was typed before hydration.
 */
function BillApp({ host, text, language, sample, typed, onDrawn, onAwake }: BillAppProps) {
  const [state, dispatch] = useReducer(billReducer, initialBillDraft, createBillState);
  const shop = useRememberedShop(state, dispatch);
  const [isAwake, setAwake] = useState(false);
  const untouched = useRef<BillDraft>(initialBillDraft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored bill is loaded once
  useLayoutEffect(() => {
    onDrawn?.();
    const date = getTodayIsoDate();
    const today = { ...initialBillDraft, head: { ...initialBillDraft.head, date } };
    // If a shop is remembered, the form starts with the next bill of that shop.
    const shop = readRememberedShop();
    const fresh = shop ? createNextDraft(replaceShopFields(today, shop), { today: date }) : today;
    const stored = readStoredBill();
    if (stored === null) untouched.current = fresh;
    const begun = stored?.draft ?? fresh;
    const own = shop && begun.head.sellerName === '' ? replaceShopFields(begun, shop) : begun;
    dispatch({ type: 'resumed', draft: own, typed: [...typed, ...findChangedFields(host)] });
    if (shop && own.head.number === '') dispatch({ type: 'numberChanged', number: takeNextBillNumber('') });
    setAwake(true);
    let day = stored?.day ?? date;
    const follow = () => {
      dispatch({ type: 'dayChanged', before: day, today: getTodayIsoDate() });
      day = getTodayIsoDate();
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onAwake` is called once
  useEffect(() => {
    if (isAwake) onAwake();
  }, [isAwake]);
  useEffect(watchPresses, []);
  useEffect(() => {
    if (isAwake && state.draft !== untouched.current) storeBill(state, shop?.id);
  }, [isAwake, state, shop?.id]);

  const tools = {
    ...state,
    dispatch,
    text,
    language,
    sample,
    warnings: findBillWarnings(state.bill, getTodayIsoDate()),
    shop,
  };
  return <BillView tools={tools}>{isAwake && createPortal(<PrintedBill />, document.body)}</BillView>;
}
