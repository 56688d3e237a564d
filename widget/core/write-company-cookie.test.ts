import { expect, test } from 'vitest';
import { createFakeBrowserSession } from '../adapters/fakes/fake-browser-session.ts';
import { writeCompanyCookie } from './write-company-cookie.ts';

const settings = { prefix: 'acct', domain: '.acct.example' };

test('a company id is written so that none can end its cookie early', () => {
  const browser = createFakeBrowserSession();
  writeCompanyCookie(browser, settings, 'a;b');
  expect(browser.readCookie('acct_company_id')).toBe('a%3Bb');
});

test('one that no cookie can take is not even tried', () => {
  const browser = createFakeBrowserSession();
  writeCompanyCookie(browser, settings, 'x'.repeat(4096));
  expect(browser.written).toEqual([]);
});
