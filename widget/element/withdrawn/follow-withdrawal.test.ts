import { expect, test, vi } from 'vitest';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { followWithdrawal } from './follow-withdrawal.ts';

/** Follows a list of releases that arrives in parts; returns the reports, and how many parts were read. */
async function follow(name: string, parts: Iterator<string>) {
  let read = 0;
  const body = new ReadableStream({
    pull(controller) {
      read += 1;
      const { done, value } = parts.next();
      if (done) controller.close();
      else controller.enqueue(new TextEncoder().encode(value));
    },
  });
  vi.stubGlobal('fetch', async () => ({
    body,
    text: () => new Response(body).text(),
    json: () => new Response(body).json(),
  }));
  const { store, host } = createFakeCard();
  const recover = vi.fn(async () => {});
  await followWithdrawal({ folder: 'https://www.acct.example/widget/', name }, { page: host, store, recover });
  return { reports: host.reports, read, recover };
}

test('a list of releases that is far too long is not read to its end, and changes nothing', async () => {
  function* endless() {
    yield '{"releases":[';
    for (let part = 0; part < 300; part += 1) yield ' '.repeat(1_000_000);
    yield ']}';
  }
  const { read, reports, recover } = await follow('1.0.0-00000001', endless());
  expect(read).toBeLessThan(10);
  expect([reports, recover.mock.calls]).toEqual([[], []]);
});

test('a list in parts is read whole, and the words of an unsigned mark are cut short', async () => {
  const mark = { why: `It harms। ${'x'.repeat(10_000)}`, successor: '1.0.1-00000003', integrity: '', signature: '' };
  const list = JSON.stringify({ releases: [{ release: '1.0.0-00000002', withdrawn: mark }] });
  const { reports, recover } = await follow('1.0.0-00000002', [list.slice(0, 40), list.slice(40)][Symbol.iterator]());
  expect(reports).toMatchObject([
    { code: 'release/withdrawn', where: expect.stringMatching(/^1\.0\.0-00000002 \(It harms। x+\); it goes on/) },
  ]);
  expect(reports[0]?.where?.length).toBeLessThan(400);
  expect(recover).not.toHaveBeenCalled();
});
