import { expect, it } from 'vitest';
import { preventHyphenBreaks } from './prevent-hyphen-breaks.ts';

const firm = (word: string) => `<span class="firm">${word}</span>`;

it.each([
  ['<p>E-mail support</p>', `<p>${firm('E-mail')} support</p>`],
  ['<h2>30-day money-back guarantee</h2>', `<h2>${firm('30-day')} ${firm('money-back')} guarantee</h2>`],
  ['<p>“auto-filled”, साइन-इन।</p>', `<p>“${firm('auto-filled')}”, ${firm('साइन-इन')}।</p>`],
  ['<dd>GSTR-1 व GSTR-3B</dd>', `<dd>${firm('GSTR-1')} व ${firm('GSTR-3B')}</dd>`],
  ['<p><small>a 3-month trial</small></p>', `<p><small>a ${firm('3-month')} trial</small></p>`],
  ['<li>E-mail<br/>To-do.</li>', `<li>${firm('E-mail')}<br/>${firm('To-do')}.</li>`],
])('each hyphenated word of %s stays on one line', (body, expected) => {
  expect(preventHyphenBreaks(body)).toBe(expected);
});

it.each([
  '<p>SHA-256, 2026-27/0142</p>',
  '<p>care@a-b.example https://a-b.example acct-setup-2.0.0.exe a-b.exe same-origin-allow-popups</p>',
  '<a href="/e-mail" aria-label="E-mail"></a>',
  '<pre><code>app-url <b>cookie-domain</b></code> app-url</pre>',
  '<script type="application/ld+json">{"a":"E-mail <b>"}</script>',
  '<ul class="rows"><li>Multi-user access</li></ul>',
  '<p><a href="/">E-mail</a></p>',
  '<div data-bill="whole"><p>E-mail<br/></p><p>E-mail</p></div>',
])('the hyphens of %s stay unchanged', (body) => {
  expect(preventHyphenBreaks(body)).toBe(body);
  expect(preventHyphenBreaks(`${body}<p>E-mail</p>`)).toBe(`${body}<p>${firm('E-mail')}</p>`);
});
