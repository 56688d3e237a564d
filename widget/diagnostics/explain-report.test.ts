import { describe, expect, test } from 'vitest';
import { errorAnchor } from '../../account/errors.ts';
import { explainReport } from './explain-report.ts';
import { integratorMessages } from './integrator-messages.ts';

describe('a console line', () => {
  test('contains what happened, where, and the cure', () => {
    const { what, cure } = integratorMessages['cookies/outside-cookie-domain'] ?? {};
    const report = {
      level: 'warn',
      code: 'cookies/outside-cookie-domain',
      where: 'cookie-domain .acct.example',
    } as const;
    expect(explainReport(report)).toBe(`${what} Where: cookie-domain .acct.example. ${cure}`);
    expect(explainReport({ ...report, where: undefined })).toBe(`${what} ${cure}`);
  });

  test.each([
    ['warn', 'config/theme', 'theme="pink"', 'is refused; the default is taken'],
    ['error', 'config/cookie-domain', 'cookie-domain="*"', 'is refused; the card cannot be used'],
    ['warn', 'config/unknown-attribute', 'locale="hi"', 'is not read by the card'],
  ] as const)(
    'of level %s with the code %s names the value, its effect and the correction',
    (level, code, where, effect) => {
      expect(explainReport({ level, code, where, cure: 'Write that.' })).toBe(`${where} ${effect}. Write that.`);
    },
  );
});

describe('every message', () => {
  const all = Object.entries(integratorMessages);
  test.each(all)('%s consists of whole sentences of plain text and code', (_, { what, cure, ofTag }) => {
    for (const text of [what, cure, ofTag?.[1] ?? cure]) {
      expect(text).toMatch(/^[A-Z`].*[.)]$/);
      expect(text).not.toMatch(/[*_]{2}|\]\(|<\w|\n| {2}/);
      expect(text.split('`').length % 2, 'backticks come in pairs').toBe(1);
    }
  });

  test('has a unique anchor that is valid in an address', () => {
    const anchors = all.map(([code]) => errorAnchor(code));
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
