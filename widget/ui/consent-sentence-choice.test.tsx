import { cleanup, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderModelCard } from '../../dev/proof/models/model-card.tsx';
import { takeModelStep } from '../../dev/proof/models/take-model-step.ts';
import { createConsentSentences } from '../languages/consent-sentences.ts';
import { firstPaintMessages } from '../languages/en/first-paint-messages.ts';
import { messages as hindi } from '../languages/hi/messages.ts';
import type { NoticeLoader } from '../languages/notice-loaders.ts';
import { renderCard } from './testing/render-card.tsx';

const sentence = { ...firstPaintMessages.consent, signup: 'آپ ', privacy: 'نوٹس', contact: 'پوچھیں: {contact}' };
let finishLoading: (() => void)[] = [];
let isLost = false;
const urdu = { ownName: 'اردو', region: 'IN', direction: 'rtl', script: 'Arab' } as const;
const loadUrdu: NoticeLoader = async () => {
  if (isLost) throw new TypeError('Failed to fetch dynamically imported module');
  return new Promise((resolve) => finishLoading.push(() => resolve({ sentence })));
};

beforeEach(() => {
  finishLoading = [];
  vi.stubEnv('NOTICE_LANGUAGES', 'true');
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('the chosen consent sentence is displayed above the button, and the record names the language of the sentence', async () => {
  const card = renderModelCard({
    sentences: createConsentSentences({ ur: urdu }, { ur: loadUrdu }, 'care@acct.example'),
  });
  const shown = within(card.box);
  const line = () => card.box.querySelector('p.consent');
  const choose = (name: string) => card.happens(() => fireEvent.click(shown.getByRole('button', { name })));
  expect(shown.getByText('In other languages').tagName).toBe('SUMMARY');
  expect(shown.getByRole('button', { name: 'English', pressed: true })).toBeTruthy();

  // If a sentence cannot be loaded, the card displays a message and the previous sentence. If the visitor chooses the
  // language again, the card loads the sentence again.
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  isLost = true;
  await choose('اردو');
  expect(line()?.textContent).toContain(firstPaintMessages.consent.signup);
  expect(shown.getByRole('status').textContent).toBe(firstPaintMessages.partNotLoaded);
  const [[consoleLine] = []] = printed.mock.calls;
  expect(consoleLine).toMatch(/^\[acct-auth-card\] card\/part-not-loaded: .*\/notice-ur\.js, .*#card-part-not-loaded$/);
  const code = 'card/part-not-loaded';
  expect(card.ports.host.details('acct-error')).toEqual([{ code, action: 'page', reason: code }]);
  isLost = false;
  // The visitor chooses Hindi while Urdu is loading. The card does not change when Urdu has loaded.
  await choose('اردو');
  expect(line()?.textContent).toContain(firstPaintMessages.consent.signup);
  await choose('हिन्दी');
  await card.happens(() => finishLoading[0]?.());
  expect(line()?.textContent).toContain(hindi.consent.after);
  expect(shown.getByText(hindi.consent.privacy)).toHaveProperty('href', 'https://www.acct.example/hi/privacy');

  await choose('اردو');
  expect(shown.getByRole('status').textContent).toBe('');
  expect(line()?.textContent).toMatch(/^آپ .* پوچھیں: care@acct\.example$/);
  expect([line()?.getAttribute('lang'), line()?.getAttribute('dir')]).toEqual(['ur', 'rtl']);
  expect(shown.getByText('نوٹس')).toHaveProperty('href', 'https://www.acct.example/privacy/ur');
  expect(shown.getByRole('button', { name: 'اردو', pressed: true })).toBeTruthy();
  // The rest of the card stays in English.
  expect(shown.getByRole('button', { name: 'Create Account' })).toBeTruthy();

  await takeModelStep(card, { do: 'fill in', whom: 0 }, []);
  await takeModelStep(card, { do: 'check', how: 'solve' }, []);
  await takeModelStep(card, { do: 'press', control: 'submit', twice: false }, []);
  expect([...card.ports.store.consents.values()]).toMatchObject([{ language: 'ur', kind: 'given' }]);
  await card.end();
});

test('a card without further languages shows no choice of languages', () => {
  expect(renderCard().card.queryByText('In other languages')).toBeNull();
});
