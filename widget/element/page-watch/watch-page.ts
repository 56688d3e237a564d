import type { CardConfig } from '../../core/card-config.ts';
import { inChunkTime } from '../../core/in-chunk-time.ts';
import type { messagesForIntegrators } from '../interacted/reports.ts';
import type { WithdrawalContext } from '../withdrawn/follow-withdrawal.ts';
import { ownRelease } from '../withdrawn/own-release.ts';

type Context = WithdrawalContext & { config(): CardConfig };

/** Watches the page around an interacted card until the result is called. Loads the closer look if needed. */
export function watchPage(context: Context, load: typeof messagesForIntegrators): () => void {
  const own = ownRelease();
  if (own) {
    // If the chunk is unavailable, the card goes on unchanged.
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
  // Google puts its pictures at the end of the page, and all of that is inert below a modal dialog.
  if (CSS.supports('selector(:modal)') && document.querySelector('dialog:modal acct-auth-card'))
    context.page.report({ level: 'warn', code: 'page/modal-dialog', where: location.href });
  const hear = (violation: SecurityPolicyViolationEvent): void => {
    const asked = violation.blockedURI + violation.sample;
    // Emulators use a port on this machine.
    if (/google(apis)?\.com|gstatic|:\d/.test(asked) || asked.includes(context.config().firebase.authDomain))
      look(violation);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

/** Returns the script's address if an earlier line loads it unchecked: an address's first module runs. */
function loadedUnchecked(): string | undefined {
  const tag = document.querySelector<HTMLScriptElement>('script[type=module][integrity][src*="/acct-auth-card.js"]');
  if (!tag) return undefined;
  const lines = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel~=modulepreload],script[type=module]',
  );
  // No array method: a library of 2009 replaces them.
  for (const line of lines) {
    if (('href' in line ? line.href : line.src) === tag.src) return line.integrity ? undefined : tag.src;
  }
  return undefined;
}
