import { expect, test } from 'vitest';
import { toPlainText } from './plain-text.ts';

test.each(['आशा॰', 'রহিম৳', 'ਸਿੰਘੴ', 'પટેલ૱', 'ଦାସ୰', 'மணி௰', 'రావు౸', 'ಗೌಡ', 'മേനോൻ൰'])(
  'toPlainText leaves the text %s unchanged, because no character of it is a digit',
  (text) => {
    expect(toPlainText(text)).toBe(text);
  },
);
