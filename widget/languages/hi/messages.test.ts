import { expect, test } from 'vitest';
import { popupProviders } from '../../../account/popup-providers.ts';
import { messages as en } from '../en/messages.ts';
import { getMessageText, listMessageEntries } from '../testing/message-entries.ts';
import { messages as hi } from './messages.ts';

const hindi = new Map(listMessageEntries(hi));
const pairs = listMessageEntries(en).map(
  ([path, value]) => [path, getMessageText(value), getMessageText(hindi.get(path))] as const,
);

/** Words that stay in Latin letters in Hindi texts, because people know them in that form. */
const latinWords = [
  ...Object.values(popupProviders).map(({ name }) => name),
  'OTP',
  'SMS',
  'reCAPTCHA',
  'name@example.com',
];

test('every Hindi string of the card is in Devanagari, except for known names', () => {
  for (const [path, text, translated] of pairs) {
    expect(translated, path).not.toBe(text);
    expect(translated, path).toMatch(/[\u0900-\u097f]/);
    const latin = translated.match(/[A-Za-z][A-Za-z@.]*/g) ?? [];
    expect(
      latin.filter((word) => !latinWords.includes(word)),
      path,
    ).toEqual([]);
  }
});

test('every Hindi string ends like the English one: a sentence ends with a danda, a question with a question mark', () => {
  for (const [path, text, translated] of pairs) {
    if (text.endsWith('...')) expect(translated, path).toMatch(/[^.]\.\.\.$/);
    else if (text.endsWith('.')) expect(translated, path).toMatch(/।$/);
    else if (text.endsWith('?')) expect(translated, path).toMatch(/\?$/);
    else expect(translated, path).not.toMatch(/[.।?]$/);
  }
});

test('every Hindi string uses Latin digits, and a danda instead of a full stop', () => {
  for (const [path, , translated] of pairs) {
    expect(translated, path).not.toMatch(/[\u0966-\u096f]/);
    expect(translated.replaceAll('...', ''), path).not.toMatch(/[\u0900-\u097f]\.(\s|$)/);
  }
});
