import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { debts } from '../../../content/en/debts.ts';
import { mountDebts } from './mount-debts.tsx';

it('keeps names together that were joined, when they are joined to a third', async () => {
  document.body.innerHTML = '<div><textarea></textarea><button></button><button></button><div data-result></div></div>';
  const host = document.body.firstElementChild as HTMLElement;
  const box = host.querySelector('textarea') as HTMLTextAreaElement;
  box.value = 'Krishna Traders 100\nKrishna Trader 20\nKrishn Trader 3';
  await act(() => mountDebts(host, 'en'));
  const join = (one: string, other: string) => {
    const asked = Array.from(host.querySelectorAll('p')).find((p) =>
      p.textContent?.startsWith(debts.alike(one, other)),
    );
    act(() => asked?.querySelector('button')?.click());
    return Array.from(host.querySelectorAll('[scope=rowgroup]'), (head) => head.parentElement?.textContent);
  };
  const rows = [join('Krishna Trader', 'Krishn Trader'), join('Krishna Traders', 'Krishna Trader')];
  box.value = '';
  act(() => box.dispatchEvent(new Event('input')));
  expect(rows).toEqual([['Krishna Traders₹100', 'Krishna Trader₹23'], ['Krishna Traders₹123']]);
});

it('counts the days anew when a phone gives the tab back on another day', async () => {
  document.body.innerHTML = '<div><textarea></textarea><button></button><button></button><div data-result></div></div>';
  const host = document.body.firstElementChild as HTMLElement;
  const box = host.querySelector('textarea') as HTMLTextAreaElement;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00:00Z') });
  box.value = 'Krishna Traders 05/11/2026 100';
  await act(() => mountDebts(host, 'en'));
  const days = () => /\d+ days\./.exec(host.textContent ?? '')?.[0];
  const evening = days();
  vi.setSystemTime(new Date('2026-12-09T06:00:00Z'));
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  const later = days();
  vi.useRealTimers();
  box.value = '';
  act(() => box.dispatchEvent(new Event('input')));
  expect([evening, later]).toEqual(['17 days.', '34 days.']);
});

it('keeps joined names together after a reload, also a name that every object has', async () => {
  const page = '<div><textarea></textarea><button></button><button></button><div data-result></div></div>';
  const open = async (lines: string) => {
    document.body.innerHTML = page;
    const host = document.body.firstElementChild as HTMLElement;
    const box = host.querySelector('textarea') as HTMLTextAreaElement;
    box.value = lines;
    await act(() => mountDebts(host, 'en'));
    const rows = () => Array.from(host.querySelectorAll('[scope=rowgroup]'), (head) => head.parentElement?.textContent);
    return { host, box, rows };
  };
  const { host, rows } = await open('Constructor 100\nConstructr 20');
  const asked = Array.from(host.querySelectorAll('p')).find((p) => p.textContent?.includes('Constructr'));
  act(() => asked?.querySelector('button')?.click());
  const before = rows();
  const reloaded = await open('');
  const after = reloaded.rows();
  reloaded.box.value = '';
  act(() => reloaded.box.dispatchEvent(new Event('input')));
  expect([before, after]).toEqual([['Constructor₹120'], ['Constructor₹120']]);
});
