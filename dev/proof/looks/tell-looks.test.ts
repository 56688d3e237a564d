import { expect, test, vi } from 'vitest';
import { tellLooks, tellOtherFonts } from './tell-looks.ts';

const listed = [0, 0, 360, 56] as const;
const good = { kind: 'pages in en', at: 'page, /, 360 px, light', differences: [], atNight: [] };
const moved = { ...good, at: 'page, /, 360 px, dark', differences: [{ name: 'header', now: undefined, listed }] };

test('each view that differs is a failure that says how, and so is one of the list that is no more', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(tellLooks([good, moved], ['page, /gone'])).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'page, /, 360 px, dark: header is -, was 0,0 360x56',
      'dev/proof/looks/looks.json has "page, /gone", which there is no more',
    ],
  });
  expect(log).toHaveBeenCalledWith(expect.stringContaining('npm run proof -- looks --write'));
  log.mockRestore();
});

test('with other fonts nothing is proved, and a line says which', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(tellOtherFonts({ Latin: 'Noto Sans, 512x22' }, { Latin: 'DejaVu Sans, 540x20' })).toEqual({
    passed: 0,
    failed: 0,
  });
  expect(warn.mock.calls.flat()).toEqual([
    'looks, NOT RUN, other fonts: Latin is DejaVu Sans, 540x20, in the list Noto Sans, 512x22',
  ]);
  warn.mockRestore();
});
