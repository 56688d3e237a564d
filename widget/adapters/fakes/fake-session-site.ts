import type { SessionSite } from '../../core/ports.ts';
import { createScriptedReplies, type ScriptedReplies } from './scripted-replies.ts';

/** Whose session it is, as the site gets to know it. */
export type SiteSession = { readonly uid: string; readonly companyId: string | null };

export type FakeSessionSite = SessionSite & {
  readonly script: ScriptedReplies<keyof SessionSite>;
  /** Held by the keeper now. */
  readonly kept: SiteSession | null;
  /** What was sent; the secret of the first is `secret-1`. */
  readonly sent: readonly SiteSession[];
};

/** The `SessionSite` port in memory. */
export function createFakeSessionSite(record?: (entry: string) => void): FakeSessionSite {
  const { script, run } = createScriptedReplies<keyof SessionSite>();
  const sent: SiteSession[] = [];
  let kept: SiteSession | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = (method: 'keep' | 'forget', value: SiteSession | null): Promise<void> => {
    record?.(`site.${method}`);
    const store = (): Promise<void> =>
      run(method, () => {
        kept = value;
      });
    const called = last.then(store, store);
    last = called;
    return called;
  };
  return {
    script,
    sent,
    get kept() {
      return kept;
    },
    keep: ({ uid }, companyId) => inOrder('keep', { uid, companyId }),
    forget: () => inOrder('forget', null),
    send({ uid }, companyId) {
      record?.('site.send');
      return run('send', () => `secret-${sent.push({ uid, companyId })}`);
    },
  };
}
