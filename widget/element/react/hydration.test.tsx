import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createFakePorts } from '../../adapters/fakes/create-fake-ports.ts';
import { tabs, themes } from '../../core/card-config.ts';
import { languageCodes } from '../../languages/languages.ts';
import { prerenderCard } from '../prerender/prerender-card.tsx';
import { createCardInstance } from './card-instance.ts';
import { CardRoot } from './card-root.tsx';
import { readCard } from './read-card.ts';

afterEach(() => document.body.replaceChildren());

const cases = languageCodes.flatMap((lang) => tabs.flatMap((tab) => themes.map((theme) => ({ lang, tab, theme }))));

// React reports a mismatch on the console, and that fails the test as well.
test.each(cases)('React finds what it would have drawn itself: %j', async ({ lang, tab, theme }) => {
  const html = (await prerenderCard())[lang][tab];
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const wrapper = root.appendChild(document.createElement('div'));
  wrapper.innerHTML = html;
  const before = Array.from(wrapper.querySelectorAll('input, button'));
  const errors: unknown[] = [];
  const reading = readCard(host, { lang, tab, theme, 'app-url': 'https://app.acct.example' });
  const recover = () => Promise.reject(new Error('nothing is lost here'));
  const page = createFakePorts().host;
  const instance = createCardInstance({ host, page, reading, recover, tellProblems: () => undefined });
  const tree = <CardRoot {...{ host, instance, recover }} config={reading.config} onDrawn={() => instance.begin()} />;
  const card = await act(async () =>
    hydrateRoot(wrapper, tree, {
      onRecoverableError: (error) => errors.push(error),
      onUncaughtError: (error) => errors.push(error),
    }),
  );
  expect(errors).toEqual([]);
  expect(Array.from(wrapper.querySelectorAll('input, button'))).toEqual(before);
  await act(async () => card.unmount());
});
