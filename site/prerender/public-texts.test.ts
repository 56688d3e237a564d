import { expect, test } from 'vitest';
import { ownerFacts } from '../content/facts/owner-facts.ts';
import { llmsTxt, securityTxt } from './public-texts.ts';

test('security.txt names the address of customer care if the owner has supplied one, and expires within a year', () => {
  const origin = 'https://www.acct.example';
  expect(securityTxt(origin, { ...ownerFacts, supportEmail: null })).toBeNull();
  const text = securityTxt(origin, { ...ownerFacts, supportEmail: 'care@acct.example' }, new Date('2026-11-23'));
  expect(text).toContain('Contact: mailto:care@acct.example\nExpires: 2027-11-01T00:00:00.000Z\n');
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

test('llms.txt contains the guide and its lists, without the guide’s HTML comments', () => {
  const text = llmsTxt('https://www.acct.example', {
    guide: 'before\n<!-- generator -->\n<img src="../site/public/card-light.png">\nafter',
    places: 'in a frame',
    messages: 'auth/unauthorized-domain',
  });
  expect(text).toMatch(/^# .+\n\n> .+\n\n- \[Guide\]\(https:\/\/www\.acct\.example\/docs\)/);
  expect(text).toMatch(/\nafter\n\nin a frame\n\nauth\/unauthorized-domain$/);
  expect(text).not.toContain('<!--');
  expect(text).toContain('<img src="https://www.acct.example/card-light.png">');
});
