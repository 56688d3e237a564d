import { expect, test } from 'vitest';
import type { HumanCheckPhase } from '../core/card-state.ts';
import { renderCard } from './testing/render-card.tsx';

const inPhase = (phase: HumanCheckPhase, testMode = false) =>
  renderCard({
    state: { humanCheck: { phase, generation: 1 } },
    attributes: testMode ? { 'auth-emulator': 'http://localhost:9099' } : {},
  });
const boxOf = ({ card }: ReturnType<typeof renderCard>) => card.getByRole('region', { name: 'Human check' });

test.each<[HumanCheckPhase, string]>([
  ['placeholder', '"I\'m not a robot" appears here'],
  ['loading', 'Loading the human check...'],
  ['none', ''],
  ['solved', ''],
  ['expired', 'The human check has expired. Please solve it again.'],
  ['failed', 'The human check could not load. Try again'],
])('the box of the human check shows in the phase %s the text %j', (phase, text) => {
  expect(boxOf(inPhase(phase)).textContent).toBe(text);
});

test.each<[HumanCheckPhase, string]>([
  ['none', 'Test mode: the human check solves itself.'],
  ['solved', 'Test mode: human check solved.'],
])('the human check of the emulator has a label in the phase %s', (phase, text) => {
  expect(boxOf(inPhase(phase, true)).textContent).toBe(text);
});

test('a signed-in visitor sees no human check', () => {
  const view = { name: 'provisionFailed', unsaved: 'company' } as const;
  const { card } = renderCard({ state: { view, humanCheck: { phase: 'expired', generation: 1 } } });
  expect(card.queryByRole('region', { name: 'Human check' })).toBeNull();
});

test('the box of the human check contains the slot `human-check` in every phase', () => {
  for (const phase of ['placeholder', 'loading', 'none', 'solved', 'expired', 'failed'] as const) {
    const rendered = inPhase(phase);
    expect(boxOf(rendered).querySelectorAll('slot[name=human-check]'), phase).toHaveLength(1);
    rendered.container.remove();
  }
});

test('a press on the human check’s placeholder activates the card', async () => {
  const { card, user, callsOf } = inPhase('placeholder');
  await user.click(card.getByRole('button', { name: '"I\'m not a robot" appears here' }));
  expect(callsOf('activate').length).toBeGreaterThan(0);
});
