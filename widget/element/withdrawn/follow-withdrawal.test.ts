import { expect, test, vi } from 'vitest';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { followWithdrawal } from './follow-withdrawal.ts';

/**
 * Calls `followWithdrawal` with a list of releases that arrives in parts. Resolves to the reports, the number of parts
 * read, and the mock of `recover`.
 */
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

const listOf = (release: string, withdrawn: object): string => JSON.stringify({ releases: [{ release, withdrawn }] });

test('the card stops reading a list of releases that is too long, and continues unchanged', async () => {
  function* endless() {
    yield '{"releases":[';
    for (let part = 0; part < 300; part += 1) yield ' '.repeat(1_000_000);
    yield ']}';
  }
  const { read, reports, recover } = await follow('1.0.0-00000001', endless());
  expect(read).toBeLessThan(10);
  expect([reports, recover.mock.calls]).toEqual([[], []]);
});

test.each([
  ['without a signature', ''],
  ['with another key’s signature', `${'A'.repeat(86)}==`],
])('the card loads no other script if its release is withdrawn %s', async (what, signature) => {
  const asked: string[] = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push((script as HTMLScriptElement).src);
    (script as HTMLScriptElement).dispatchEvent(new Event('error'));
  });
  const name = `1.0.0-${what.length}`.padEnd(14, '0');
  const mark = { why: 'It harms.', successor: '1.0.1-00000003', integrity: 'sha384-A', signature };
  const { reports, recover } = await follow(name, [listOf(name, mark)][Symbol.iterator]());
  expect([asked, recover.mock.calls]).toEqual([[], []]);
  expect(reports).toMatchObject([{ cause: new Error('the mark is not signed with the key of this release') }]);
});

test('a list of releases is read although it arrives in parts, and the long reason of an unsigned withdrawal is shortened', async () => {
  const mark = { why: `It harms। ${'x'.repeat(10_000)}`, successor: '1.0.1-00000003', integrity: '', signature: '' };
  const list = listOf('1.0.0-00000002', mark);
  const { reports, recover } = await follow('1.0.0-00000002', [list.slice(0, 40), list.slice(40)][Symbol.iterator]());
  expect(reports).toMatchObject([
    { code: 'release/withdrawn', where: expect.stringMatching(/^1\.0\.0-00000002 \(It harms। x+\); it goes on/) },
  ]);
  expect(reports[0]?.where?.length).toBeLessThan(400);
  expect(recover).not.toHaveBeenCalled();
});
