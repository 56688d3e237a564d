import type { Report } from '../../../account/account-ports.ts';
import type { CardConfig } from '../../core/card-config.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { closestAround } from '../closest-around.ts';
import type { messagesForIntegrators } from '../reports.ts';
import type { WithdrawalContext } from '../withdrawn/follow-withdrawal.ts';
import { ownRelease } from '../withdrawn/own-release.ts';

type Context = WithdrawalContext & { config(): CardConfig };

/** Elements that the browser draws above the page, each with the code of its line. */
const topLayer: readonly (readonly [selector: string, code: string])[] = [
  ['dialog:modal', 'page/modal-dialog'],
  [':fullscreen', 'page/top-layer'],
  [':popover-open', 'page/top-layer'],
];

/** Returns the line for the nearest such element around the card: Google puts its pictures at the end of the page. */
function layerAround(host: HTMLElement): Report | undefined {
  const known = topLayer.filter(([selector]) => CSS.supports(`selector(${selector})`));
  const layerOf = (element: Element) => known.find(([selector]) => element.matches(selector));
  // In a page that is in full screen as a whole the pictures are, too.
  const element = closestAround(host, (one) => !one.contains(document.body) && layerOf(one) !== undefined);
  const [, code] = (element && layerOf(element)) ?? [];
  return code ? { level: 'warn', code, where: `<${element?.localName}> of ${location.href}` } : undefined;
}

/** Watches the page around an interacted card until the result is called. Loads the closer look if needed. */
export function watchPage(host: HTMLElement, context: Context, load: typeof messagesForIntegrators): () => void {
  const own = ownRelease();
  if (own) {
    // If the chunk is unavailable, the card goes on unchanged.
    void withChunkTimeout(import('../withdrawn/follow-withdrawal.ts')).then(
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
  const lookAround = (): void => {
    const found = layerAround(host);
    if (found) context.page.report(found);
  };
  lookAround();
  const hear = (violation: SecurityPolicyViolationEvent): void => {
    const asked = violation.blockedURI + violation.sample;
    // Emulators use a port on this machine.
    if (/google(apis)?\.com|gstatic|:\d/.test(asked) || asked.includes(context.config().firebase.authDomain))
      look(violation);
  };
  document.addEventListener('securitypolicyviolation', hear);
  document.addEventListener('fullscreenchange', lookAround);
  return () => {
    document.removeEventListener('securitypolicyviolation', hear);
    document.removeEventListener('fullscreenchange', lookAround);
  };
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
