import { inChunkTime } from '../../core/in-chunk-time.ts';
import type { messagesForIntegrators, reportConfigProblems } from '../touched/reports.ts';
import type { WithdrawalContext } from '../withdrawn/follow-withdrawal.ts';
import { ownRelease } from '../withdrawn/own-release.ts';

type Reports = {
  readonly load: typeof messagesForIntegrators;
  readonly tellProblems: typeof reportConfigProblems;
};

/** In the element's own tag: a name of the card's without its hyphen, and values that nobody else reads. */
const strange =
  / (app|cookie|terms|privacy|prefill|fire|auth|human)\w*=|loading="(?!(eager|lazy)?")|nonce="(?![\w+/=-]*")/;

/**
 * Watches the page around a touched card, and the site's word on its release. Here is only what makes one look closer;
 * the rest comes when something does, and where it cannot be had nothing is known that could be told. The result ends
 * it.
 */
export function watchPage(host: HTMLElement, context: WithdrawalContext, { load, tellProblems }: Reports): () => void {
  const { page, store } = context;
  const own = ownRelease();
  if (own) {
    // What cannot be had changes nothing: the card goes on as it is.
    void inChunkTime(import('../withdrawn/follow-withdrawal.ts')).then(
      ({ followWithdrawal }) => followWithdrawal(own, context),
      () => undefined,
    );
  }
  const look = (violation?: SecurityPolicyViolationEvent): void =>
    void load().then(
      ({ reportToPage }) => reportToPage({ host, page, store, tellProblems }, violation),
      () => undefined,
    );
  const [tag = ''] = host.outerHTML.split('>');
  if (strange.test(tag) || !isSecureContext || self.origin === 'null') look();
  const hear = (violation: SecurityPolicyViolationEvent): void => {
    if (/google(apis)?\.com|gstatic/.test(violation.blockedURI + violation.sample)) look(violation);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}
