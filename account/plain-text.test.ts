import { expect, test } from 'vitest';
import { normalizeTypedText } from './plain-text.ts';

test.each(['आशा॰', 'রহিম৳', 'ਸਿੰਘੴ', 'પટેલ૱', 'ଦାସ୰', 'மணி௰', 'రావు౸', 'ಗೌಡ', 'മേനോൻ൰'])(
  'normalizeTypedText leaves the text %s unchanged, because no character of it is a digit',
  (text) => {
    expect(normalizeTypedText(text)).toBe(text);
  },
);
