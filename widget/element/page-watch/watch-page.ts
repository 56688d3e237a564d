import type { CardConfig } from '../../core/card-config.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import type { messagesForIntegrators } from '../interacted/reports.ts';
import type { WithdrawalContext } from '../withdrawn/follow-withdrawal.ts';
import { ownRelease } from '../withdrawn/own-release.ts';

type Context = WithdrawalContext & { config(): CardConfig };

/**
 * Watches the page around a touched card, and the site's word on its release. Here is only what makes one look closer;
 * the rest comes when something does, and where it cannot be had nothing is known that could be told. The result ends
 * it.
 */
export function watchPage(context: Context, load: typeof messagesForIntegrators): () => void {
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
      ({ reportToPage }) => reportToPage(context, violation),
      () => undefined,
    );
  if (!isSecureContext || self.origin === 'null') look();
  const where = loadedUnchecked();
  if (where) context.page.report({ level: 'warn', code: 'page/unchecked-script', where });
  const hear = (violation: SecurityPolicyViolationEvent): void => {
    const asked = violation.blockedURI + violation.sample;
    // Emulators have a port on this machine.
    if (/google(apis)?\.com|gstatic|:\d/.test(asked) || asked.includes(context.config().firebase.authDomain))
      look(violation);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

/**
 * Address of the card's script, where a line before its tag loads the same file without what the tag checks it by. A
 * browser keeps one module for each address, and what came first is the one that runs.
 */
function loadedUnchecked(): string | undefined {
  const tag = document.querySelector<HTMLScriptElement>('script[type=module][integrity][src*="/acct-auth-card.js"]');
  if (!tag) return undefined;
  const lines = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel~=modulepreload],script[type=module]',
  );
  // By hand: a library of 2009 takes the place of what arrays can do.
  for (const line of lines) {
    if (('href' in line ? line.href : line.src) === tag.src) return line.integrity ? undefined : tag.src;
  }
  return undefined;
}
