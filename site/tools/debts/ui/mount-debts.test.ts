import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { debtTexts as text } from '../../../content/en/debt-texts.ts';
import { debtListStorageEntry, readStoredValue, shopStorageEntry, storeValue } from '../../browser/browser-storage.ts';
import { lazyDebtListReader } from './debt-list-reader.ts';
import { mountDebts } from './mount-debts.tsx';

const page = `<div data-debts data-sample='[{"party":"Party A","rupees":500,"days":75}]'>
  <div data-entry>
    <textarea data-lines></textarea>
    <button data-fold hidden></button><button data-try></button><button data-write></button><button data-clear></button>
    <p data-announced></p>
  </div>
  <div data-result><p>sample</p></div>
</div>`;

/** Opens the page with a text in its text box, as after a reload. */
async function open(lines = '') {
  document.body.innerHTML = page;
  const host = document.body.firstElementChild as HTMLElement;
  const box = host.querySelector('textarea') as HTMLTextAreaElement;
  box.value = lines;
  await act(() => mountDebts(host, 'en'));
  const buttons = (name: string) =>
    Array.from(host.querySelectorAll('button')).filter(
      (button) => button.textContent === name || button.textContent?.startsWith(`${name} `),
    );
  const press = (name: string) => {
    const [button] = buttons(name);
    if (button === undefined) throw new Error(`No button "${name}".`);
    act(() => button.click());
  };
  const openParty = (name: string) =>
    act(() => {
      const row = Array.from(host.querySelectorAll('.debts-row')).find(
        (each) => each.querySelector('h4 span')?.textContent === name,
      );
      row?.querySelector<HTMLElement>('h4 button')?.click();
    });
  const control = (part: string) => act(() => host.querySelector<HTMLElement>(`[data-${part}]`)?.click());
  const type = (name: string, value: string) =>
    act(() => {
      const field = host.querySelector<HTMLInputElement>(`.debts-form [name=${name}]`);
      if (field === null) throw new Error(`No field "${name}".`);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const submit = () =>
    act(() => {
      host.querySelector('.debts-form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
  const figure = () => host.querySelector('.debts-figure')?.textContent ?? null;
  const rows = () =>
    Array.from(host.querySelectorAll('.debts-row'), (row) =>
      [row.querySelector('h4 span'), row.querySelector('b')].map((part) => part?.textContent).join(' '),
    );
  return { host, box, buttons, press, control, openParty, type, submit, figure, rows };
}

// The reader is loaded first, so that no test has to wait for it.
beforeAll(() => lazyDebtListReader.load());

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T06:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const list = 'Sharma Stores 05/11/2026 12,500\nGupta 200\nSharma Stores 500 jama';

describe('a list', () => {
  it('becomes a total and parties, and the lines of a party are in the document only while it is expanded', async () => {
    const { host, figure, rows, openParty } = await open(list);
    expect([figure(), rows()]).toEqual(['₹12,200', ['Sharma Stores ₹12,000', 'Gupta ₹200']]);
    expect(host.querySelectorAll('.debts-lines li').length).toBe(0);
    openParty('Sharma Stores');
    const lines = Array.from(host.querySelectorAll('.debts-lines li'), (line) => line.textContent);
    expect(lines).toEqual([
      expect.stringContaining('₹12,500 · 5 Nov'),
      expect.stringContaining('Sharma Stores 500 jama'),
    ]);
    openParty('Sharma Stores');
    expect(host.querySelectorAll('.debts-lines li').length).toBe(0);
  });

  it('is read after a pause in typing, or at once when the text box loses the focus, but not after each key', async () => {
    const { box, figure } = await open();
    const type = (value: string) => {
      box.value = value;
      box.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('Asha 5');
    act(() => vi.advanceTimersByTime(200));
    type('Asha 50');
    act(() => vi.advanceTimersByTime(299));
    const typing = figure();
    act(() => vi.advanceTimersByTime(1));
    const paused = figure();
    type('Asha 500');
    act(() => void box.dispatchEvent(new Event('blur')));
    expect([typing, paused, figure()]).toEqual([null, '₹50', '₹500']);
  });

  it('is read at once when it is pasted, and then collapses to three lines, which can be expanded', async () => {
    const { host, box, figure, control } = await open();
    box.dispatchEvent(new Event('paste', { bubbles: true }));
    box.value = list;
    act(() => vi.advanceTimersByTime(0));
    const isBehind = () => host.firstElementChild?.hasAttribute('data-result');
    expect([figure(), Number(box.rows), isBehind(), document.activeElement?.tagName]).toEqual([
      '₹12,200',
      3,
      true,
      'SECTION',
    ]);
    control('fold');
    expect([Number(box.rows), isBehind(), document.activeElement]).toEqual([8, true, box]);
    control('clear');
    expect([box.value, isBehind(), host.textContent?.includes('sample')]).toEqual(['', false, true]);
  });

  it('is stored in this tab once it is read, and is restored after a reload', async () => {
    const { press, openParty, rows } = await open(list);
    openParty('Gupta');
    press(text.change);
    press(text.remove);
    const before = rows();
    expect(readStoredValue(debtListStorageEntry)).toMatchObject({ lines: list, version: 2 });
    const reloaded = await open();
    expect([before, reloaded.rows(), reloaded.box.value]).toEqual([
      ['Sharma Stores ₹12,000'],
      ['Sharma Stores ₹12,000'],
      list,
    ]);
  });

  it('is read even if an earlier release stored it in another format', async () => {
    storeValue({ ...debtListStorageEntry, version: 1 }, { lines: 'Asha 5\nAsha ji 6', same: { ashaji: 'asha' } });
    expect((await open()).rows()).toEqual(['Asha ₹11']);
  });

  it('shows the ages of the current day if a phone restores the tab on a later day', async () => {
    const { host } = await open('Krishna Traders 05/11/2026 100');
    const days = () => /\d+ days/.exec(host.querySelector('.debts-row')?.textContent ?? '')?.[0];
    const evening = days();
    vi.setSystemTime(new Date('2026-12-09T06:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([evening, days()]).toEqual(['22 days', '34 days']);
  });

  it('shows the year of a date that is not in this year', async () => {
    const { host } = await open('Asha 05/11/2025 100\nBharat 05/11/2026 90');
    const ages = Array.from(host.querySelectorAll('.debts-row small'), (age) => age.textContent);
    expect(ages).toEqual([text.since('5 November 2025', 387), text.since('5 Nov', 22)]);
  });

  it('has at most 50 parties in the document until the visitor shows all', async () => {
    const letters = Array.from('ABCDEFGHIJKL');
    const names = letters.flatMap((one) => letters.slice(0, 10).map((other) => `Shop ${one}${other}`));
    const { rows, press } = await open(['Party\tAmount', ...names.map((name) => `${name}\t500`)].join('\n'));
    const first = rows().length;
    press(text.showParties(120));
    expect([first, rows().length]).toEqual([50, 120]);
  });
});

describe('a correction', () => {
  it('changes the amount of a line, moves the line to the new party, and focuses the total', async () => {
    const { host, press, openParty, type, submit, rows } = await open(list);
    openParty('Gupta');
    press(text.change);
    host.querySelector<HTMLElement>('.debts-form [name=party]')?.focus();
    type('party', 'Sharma Stores');
    type('amount', '1,000');
    submit();
    expect(rows()).toEqual(['Sharma Stores ₹13,000']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe(text.total);
    expect(host.querySelector('[data-announced]')?.textContent).toContain('₹13,000');
  });

  it('that cannot be read stays in its field, with a message beside the field', async () => {
    const { host, press, openParty, type, submit, figure } = await open(list);
    openParty('Gupta');
    press(text.change);
    type('amount', 'two hundred');
    submit();
    const field = host.querySelector<HTMLInputElement>('.debts-form [name=amount]');
    const issue = host.querySelector(`[id="${field?.getAttribute('aria-describedby')}"]`);
    expect([figure(), field?.value, issue?.textContent, document.activeElement]).toEqual([
      '₹12,200',
      'two hundred',
      text.entryIssues.noAmount,
      field,
    ]);
  });
});

describe('a line added by hand', () => {
  it('needs no pasted list, is restored after a reload, and is removed by Clear', async () => {
    const { type, submit, rows, control } = await open();
    control('write');
    for (const [party, amount] of [
      ['Asha', '1,250'],
      ['Bharat', '300'],
    ] as const) {
      type('party', party);
      type('amount', amount);
      submit();
    }
    const reloaded = await open();
    const after = reloaded.rows();
    reloaded.control('clear');
    expect([rows(), after, reloaded.rows()]).toEqual([
      ['Asha ₹1,250', 'Bharat ₹300'],
      ['Asha ₹1,250', 'Bharat ₹300'],
      [],
    ]);
    expect((await open()).rows()).toEqual([]);
  });
});

describe('a question', () => {
  const table = 'Party\tAmount\tMemo\nAsha\t500\t70\nBharat\t800\t90';

  it('replaces the total and the reminders until a choice answers it', async () => {
    const { host, press, figure, buttons } = await open(table);
    expect([figure(), host.querySelectorAll('fieldset').length, host.querySelector('a[href*="wa.me"]')]).toEqual([
      null,
      1,
      null,
    ]);
    const select = host.querySelector('fieldset select') as HTMLSelectElement;
    act(() => {
      select.value = 'owed';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    press(text.allRight);
    expect([figure(), host.querySelectorAll('a[href*="wa.me"]').length]).toEqual(['₹1,460', 2]);
    expect(buttons(text.allRight)).toEqual([]);
  });

  it('is not asked about a column if its role is stored with the remembered shop', async () => {
    storeValue(shopStorageEntry, { id: '1', columns: { 'column:Memo': 'notCounted' } });
    const { figure } = await open(table);
    expect(figure()).toBe('₹1,300');
  });

  it('with a suggested answer is answered by the button that accepts all suggestions', async () => {
    const { press, figure, host } = await open('Creditors\nAsha 500\nBharat 800');
    const asked = host.querySelector('h3')?.textContent;
    press(text.allRight);
    expect([asked, figure(), host.textContent?.includes(text.owedByMe)]).toEqual([text.asked(1), null, true]);
  });
});

it('a line that is not counted is listed with the reason, and is counted after a press on its button', async () => {
  const { host, press, rows } = await open('Party\tAmount\tStatus\nAsha\t500\tSent\nBharat\t800\tDraft');
  const fold = Array.from(host.querySelectorAll('details')).find(({ textContent }) =>
    textContent?.includes(text.notCountedOf(1, text.reasons.draft)),
  );
  act(() => {
    if (fold) fold.open = true;
    fold?.dispatchEvent(new Event('toggle'));
  });
  press(text.countIt);
  expect(rows()).toEqual(['Bharat ₹800', 'Asha ₹500']);
});
