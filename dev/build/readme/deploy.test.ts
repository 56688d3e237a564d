import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demandTables } from '../../proof/demand/demand-tables.ts';
import { servedBytes } from '../../proof/demand/served-bytes.ts';
import { ways } from '../../proof/demand/ways.ts';

const page = readFileSync('docs/deploy.md', 'utf8');
const { 'demand-monthly': monthly = '', 'demand-mean': mean = '' } = demandTables();

test('a month is so many times one', () => {
  expect(monthly).toContain(`| ${ways.email.name} | document writes | 2,000 | 200,000 | 20,000,000 |`);
  expect(monthly).toContain(`| ${ways.partner.name} | document deletes | 1,000 | 100,000 | 10,000,000 |`);
  expect(monthly).not.toContain(`| ${ways.email.name} | SMS |`);
  expect(mean).toContain('| sign-ups a day | 33 | 3,333 | 333,333 |');
  expect(mean).toContain('| sign-ups a second | 0.00039 | 0.039 | 3.9 |');
});

test('bytes are the sums of the limits that the built files are held to', () => {
  const { site, widget } = JSON.parse(readFileSync('budgets.json', 'utf8')) as Record<string, Record<string, number>>;
  const sum = (...parts: (number | undefined)[]): number => parts.reduce<number>((all, part) => all + Number(part), 0);
  const card = sum(widget?.usable, widget?.touched, widget?.firebaseAuth);
  expect(servedBytes('login')).toBe(sum(card, site?.mainPageHtml, site?.loginIsland));
  expect(servedBytes('partner')).toBe(sum(card, site?.session));
});

test('the rules look into no other document, which would be billed as a read', () => {
  expect(readFileSync('firestore.rules', 'utf8')).not.toMatch(/(?<![.\w])(get|exists)(After)?\(/);
});

test('the steps name every setting that stops a build or belongs to one of them', () => {
  for (const name of [
    'VITE_PARTNER_ORIGINS',
    'VITE_INSTALLER_PATH',
    'VITE_SITE_ORIGIN',
    'ACCT_WITHOUT_EARLIER_RELEASES',
  ])
    expect(page).toContain(name);
});
