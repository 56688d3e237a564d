import { expect, it } from 'vitest';
import { inlineStyleHashes } from './inline-hashes.ts';

it('finds the styles of the page and of a declarative shadow root, each once', () => {
  const html =
    '<style>a{}</style><x-card><template shadowrootmode="open"><style nonce="">b{}</style></template></x-card><style>a{}</style>';
  expect(inlineStyleHashes(html)).toEqual([
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
    "'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='",
  ]);
});

it('is empty for a page without styles', () => {
  expect(inlineStyleHashes('<p>style</p>')).toEqual([]);
});
