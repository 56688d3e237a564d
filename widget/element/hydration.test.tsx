import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { languages, tabs, themes } from '../core/card-config.ts';
import { CardRoot } from './card-root.tsx';
import { prerenderCard } from './prerender-card.tsx';

afterEach(() => document.body.replaceChildren());

const cases = languages.flatMap((lang) => tabs.flatMap((tab) => themes.map((theme) => ({ lang, tab, theme }))));

// React reports a mismatch on the console, and that fails the test as well.
test.each(cases)('React finds what it would have drawn itself: %j', async ({ lang, tab, theme }) => {
  const html = (await prerenderCard())[lang][tab];
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const wrapper = root.appendChild(document.createElement('div'));
  wrapper.innerHTML = html;
  const before = Array.from(wrapper.querySelectorAll('input, button'));
  const errors: unknown[] = [];
  const card = await act(async () =>
    hydrateRoot(
      wrapper,
      <CardRoot host={host} attributes={{ lang, tab, theme, 'app-url': 'https://app.acct.example' }} />,
      {
        onRecoverableError: (error) => errors.push(error),
        onUncaughtError: (error) => errors.push(error),
      },
    ),
  );
  expect(errors).toEqual([]);
  expect(Array.from(wrapper.querySelectorAll('input, button'))).toEqual(before);
  await act(async () => card.unmount());
});
