import type { UnwrittenRecords } from '../../../account/unwritten-records.ts';
import type { SessionSite } from '../../core/ports.ts';
import { createScriptedReplies, type ScriptedReplies } from './scripted-replies.ts';

/** A session that the site has received. */
export type ReceivedSession = { readonly uid: string; readonly companyId: string | null };

export type FakeSessionSite = SessionSite & {
  readonly script: ScriptedReplies<keyof SessionSite>;
  /** The session that the site stores now. */
  readonly kept: ReceivedSession | null;
  /** The unwritten records that the site stores in addition to the session. */
  readonly unwritten: UnwrittenRecords | null;
  /** True if the visitor has ticked "Not my device". */
  keepsNothing: boolean;
  /** The sessions that were sent to the site. The secret of the first session is `secret-1`. */
  readonly sent: readonly ReceivedSession[];
};

/** A fake `SessionSite` port, which stores the session in memory. */
export function createFakeSessionSite(record?: (entry: string) => void): FakeSessionSite {
  const { script, run } = createScriptedReplies<keyof SessionSite>();
  const sent: ReceivedSession[] = [];
  let kept: ReceivedSession | null = null;
  let unwritten: UnwrittenRecords | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = <Result>(method: 'keep' | 'forget', work: () => Result): Promise<Result> => {
    record?.(`site.${method}`);
    const store = (): Promise<Result> => run(method, work);
    const called = last.then(store, store);
    last = called;
    return called;
  };
  const forget = (): void => {
    kept = null;
    unwritten = null;
  };
  const site: FakeSessionSite = {
    script,
    sent,
    keepsNothing: false,
    get kept() {
      return kept;
    },
    get unwritten() {
      return unwritten;
    },
    keep: ({ uid }, companyId, left) =>
      inOrder('keep', () => {
        if (site.keepsNothing || kept?.uid !== uid) forget();
        if (site.keepsNothing) return false;
        kept = { uid, companyId };
        if (left !== undefined) unwritten = left;
        return unwritten !== null;
      }),
    forget: () => inOrder('forget', forget),
    send({ uid }, companyId) {
      record?.('site.send');
      return run('send', () => `secret-${sent.push({ uid, companyId })}`);
    },
  };
  return site;
}
