import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { languageCodes, sourceLanguage } from '../../../../account/languages.ts';
import { getTodayIsoDate } from '../../../base/format.ts';
import { formatSampleDebts } from '../../../sample-book/format-sample-debts.ts';
import {
  debtListStorageEntry,
  pickColumnRoleAnswers,
  readStoredValue,
  shopStorageEntry,
  storeValue,
} from '../../browser/browser-storage.ts';
import { reactEntryPoints } from '../../browser/react-entry-points.ts';
import { type BookAction, debtBookReducer, isEmptyBook, parseBook, serializeBook } from '../debt-book.ts';
import { lazyDebtListReader } from './debt-list-reader.ts';
import { DebtsContext } from './debts-context.ts';
import { DebtsPage } from './debts-page.tsx';
import { ListReaderStatus } from './list-reader-status.tsx';
import { loadDebtsText } from './party-reminder.tsx';

/** Milliseconds after the last key until a list is read. */
const pause = 300;

/** Mounts "Who owes me" in `host`, so that the result appears beside the list. `written` is the page's language. */
export async function mountDebts(host: HTMLElement, written: string): Promise<void> {
  const language = languageCodes.find((code) => code === written) ?? sourceLanguage;
  const text = await loadDebtsText(language);
  const part = <Part extends HTMLElement>(name: string): Part => {
    const found = host.querySelector<Part>(`[data-${name}]`);
    if (found === null) throw new Error(`The page of "Who owes me" has no [data-${name}].`);
    return found;
  };
  const [entry, place, announced] = [part('entry'), part('result'), part('announced')];
  const [fold, sampleButton, writeButton] = [part('fold'), part('try'), part('write')];
  const box = part<HTMLTextAreaElement>('lines');
  const sample = Array.from(place.childNodes);
  const remembered = pickColumnRoleAnswers(readStoredValue(shopStorageEntry).columns);
  let root: Root | null = null;
  let book = parseBook(readStoredValue(debtListStorageEntry));
  let isWriting = book.added.length > 0;
  let isLoading = false;
  let isLost = false;
  /** True if the focus has to move to the result as soon as the result is rendered. */
  let isFocusDue = false;

  const render = (): void => {
    const isBlank = isEmptyBook(book);
    sampleButton.hidden = !isBlank || isWriting;
    // Hides the button for adding a line while a result is displayed, because the result has such a button too.
    writeButton.hidden = sampleButton.hidden;
    fold.hidden = box.value.trim() === '';
    if (isBlank && !isWriting) {
      storeValue(debtListStorageEntry, null);
      root?.unmount();
      root = null;
      place.append(...sample);
      return;
    }
    root ??= reactEntryPoints.createRoot(place);
    const waits = book.text.trim() !== '' && lazyDebtListReader.get() === null;
    const context = { text, language, today: getTodayIsoDate(), dispatch };
    if (waits) {
      // If the reader has not loaded yet, the unread list has to survive a reload.
      storeValue(debtListStorageEntry, serializeBook(book));
      flushSync(() =>
        root?.render(
          <DebtsContext value={context}>
            <ListReaderStatus isLost={isLost} retry={loadReader} />
          </DebtsContext>,
        ),
      );
      if (!isLost) void loadReader();
      return;
    }
    // The list is stored only after it was read, because a list that blocks the page would block it again after a
    // reload.
    const onRead = (summary: string): void => {
      storeValue(debtListStorageEntry, isBlank ? null : serializeBook(book));
      announced.textContent = isBlank ? '' : summary;
    };
    flushSync(() =>
      root?.render(
        <DebtsContext value={context}>
          <DebtsPage {...{ book, read: lazyDebtListReader.get(), remembered, isWriting, write, onRead }} />
        </DebtsContext>,
      ),
    );
    if (isFocusDue) focusAnswer();
    isFocusDue = false;
  };
  /** Loads the reader if it is not loading yet, and shows the result or a message that loading has failed. */
  const loadReader = async (): Promise<void> => {
    if (isLoading) return;
    isLoading = true;
    if (isLost) {
      isLost = false;
      render();
    }
    try {
      await lazyDebtListReader.load();
      isLost = false;
    } catch {
      // The page shows a message about the failure, and a button that loads the reader again.
      isLost = true;
    }
    isLoading = false;
    render();
  };
  const dispatch = (action: BookAction): void => {
    const focused = document.activeElement;
    book = debtBookReducer(book, action);
    render();
    // If the press has removed the pressed element, the result gets the focus.
    if (focused?.isConnected === false) focusAnswer();
  };
  const focusAnswer = (): void => host.querySelector<HTMLElement>('.debts-sum > section')?.focus();
  const write = (): void => {
    isWriting = true;
    render();
    if (box.value.trim() === '') setFolded(true);
    host.querySelector<HTMLElement>('.debts-form [name=party]')?.focus();
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (): void => {
    clearTimeout(timer);
    if (box.value !== book.text) dispatch({ type: 'textChanged', text: box.value });
  };
  /** Collapses the text box to three lines, or expands it. */
  const setFolded = (isFolded: boolean): void => {
    host.toggleAttribute('data-folded', isFolded);
    fold.textContent = isFolded ? text.change : text.done;
    box.rows = isFolded ? 3 : 8;
    box.scrollTop = 0;
    if (isFolded) moveBox(true);
  };
  /** Moves the text box from before the result to after it, or back. A text box that is moved loses the focus. */
  const moveBox = (isBehind: boolean): void => {
    if (host.hasAttribute('data-read') === isBehind) return;
    host.toggleAttribute('data-read', isBehind);
    if (isBehind) host.append(entry);
    else host.prepend(entry);
  };
  /** Reads the list at once, and moves the focus to the result. */
  const takeIn = (): void => {
    read();
    if (isEmptyBook(book)) return;
    setFolded(true);
    isFocusDue = true;
    render();
  };

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(read, pause);
    fold.hidden = box.value.trim() === '';
  });
  box.addEventListener('paste', ({ clipboardData }) => {
    const isList = box.value.trim() === '' || /\n/.test(clipboardData?.getData('text') ?? '');
    // Waits until the browser has inserted the pasted text. A pasted list collapses the text box.
    setTimeout(isList ? takeIn : read);
  });
  box.addEventListener('blur', read);
  box.addEventListener('focus', () => host.hasAttribute('data-folded') && setFolded(false));
  addEventListener('pagehide', read);
  document.addEventListener('visibilitychange', () => document.hidden || render());
  fold.addEventListener('click', () => (host.hasAttribute('data-folded') ? box.focus() : takeIn()));
  sampleButton.addEventListener('click', () => {
    box.value = formatSampleDebts(JSON.parse(host.dataset.sample ?? '[]'), getTodayIsoDate());
    dispatch({ type: 'sampleTaken', text: box.value });
    takeIn();
  });
  writeButton.addEventListener('click', write);
  part('clear').addEventListener('click', () => {
    clearTimeout(timer);
    box.value = '';
    isWriting = false;
    dispatch({ type: 'cleared' });
    setFolded(false);
    moveBox(false);
    box.focus();
  });

  // Text that was typed before this script ran is newer than the list stored in the tab.
  const isTyped = box.value.trim() !== '' && box.value !== book.text;
  if (isTyped) book = debtBookReducer(book, { type: 'textChanged', text: box.value });
  else box.value = book.text;
  if (book.text.trim() !== '') await lazyDebtListReader.load();
  host.dataset.awake = '';
  render();
  if ('pasted' in host.dataset) takeIn();
  else if (!isTyped && !isEmptyBook(book)) setFolded(true);
}
