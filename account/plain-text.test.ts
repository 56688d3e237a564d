import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each(['आशा॰', 'রহিম৳', 'ਸਿੰਘੴ', 'પટેલ૱', 'ଦାସ୰', 'மணி௰', 'రావు౸', 'ಗೌಡ', 'മേനോൻ൰'])(
  'the text %s has no digit, and stays unchanged',
  (text) => {
    expect(toPlainText(text)).toBe(text);
  },
);
