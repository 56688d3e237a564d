import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { languageCodes, sourceLanguage } from '../../../../account/languages.ts';
import { isoToday } from '../../../base/format.ts';
import { sampleLines } from '../../../sample-book/sample-lines.ts';
import { reactRoots } from '../../browser/react-roots.ts';
import { readStored, store, storedList } from '../../browser/stored.ts';
import { nameKey } from '../by-party.ts';
import { collectDebts, type SameNames } from '../collect-debts.ts';
import { DebtsResult } from './debts-result.tsx';
import { loadDebtsText } from './party-reminder.tsx';

/** Reads joined names as they were stored, without what is no text. */
const readSameNames = (stored: unknown): SameNames =>
  new Map(Object.entries(Object(stored)).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));

/** Wakes the box in `host`: the answer stands below what is typed or pasted. `written`: the page's language. */
export async function mountDebts(host: HTMLElement, written: string): Promise<void> {
  const language = languageCodes.find((code) => code === written) ?? sourceLanguage;
  const text = await loadDebtsText(language);
  const box = host.querySelector('textarea');
  const place = host.querySelector<HTMLElement>('[data-result]');
  if (box === null || place === null) throw new Error('The page has no box for "Who owes me".');
  const sample = Array.from(place.childNodes);
  let root: Root | null = null;
  const kept = readStored(storedList);
  let same = readSameNames(kept.same);

  const show = (): void => {
    const isEmpty = box.value.trim() === '';
    store(storedList, isEmpty ? null : { lines: box.value, same: Object.fromEntries(same) });
    if (isEmpty) {
      same = new Map();
      root?.unmount();
      root = null;
      place.append(...sample);
      return;
    }
    const today = isoToday();
    root ??= reactRoots.createRoot(place);
    const debts = collectDebts(box.value, today, same);
    const join = (one: string, other: string): void => {
      const keyOf = (name: string): string => same.get(nameKey(name)) ?? nameKey(name);
      const [to, from] = [keyOf(one), keyOf(other)];
      // Names joined to the other one before go along.
      const along = Array.from(
        same,
        ([name, joined]) => (joined === from ? [name, to] : [name, joined]) as [string, string],
      );
      same = new Map([...along, [from, to]]);
      show();
    };
    flushSync(() => root?.render(<DebtsResult {...{ debts, today, text, language, join }} />));
  };
  box.addEventListener('input', show);
  document.addEventListener('visibilitychange', () => document.hidden || show());
  const [sampleButton, clear] = host.querySelectorAll('button');
  sampleButton?.addEventListener('click', () => {
    box.value = sampleLines(JSON.parse(host.dataset.sample ?? '[]'), isoToday());
    show();
  });
  clear?.addEventListener('click', () => {
    box.value = '';
    box.focus();
    show();
  });
  if (typeof kept.lines === 'string') box.value ||= kept.lines;
  host.dataset.awake = '';
  show();
}
