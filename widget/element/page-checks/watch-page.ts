import type { IntegratorReport } from '../../../account/account-ports.ts';
import type { CardConfig } from '../../core/card-config.ts';
import { withChunkTimeout } from '../../core/chunk-timeout.ts';
import { findClosestAcrossShadowRoots } from '../find-closest-across-shadow-roots.ts';
import type { loadMessagesForIntegrators } from '../reports.ts';
import type { WithdrawalContext } from '../withdrawn/follow-withdrawal.ts';
import { findLoadedRelease } from '../withdrawn/loaded-release.ts';

type Context = WithdrawalContext & { config(): CardConfig };

/** Selectors of elements in the browser's top layer, each with the code of its console line. */
const topLayer: readonly (readonly [selector: string, code: string])[] = [
  ['dialog:modal', 'page/modal-dialog'],
  [':fullscreen', 'page/top-layer'],
  [':popover-open', 'page/top-layer'],
];

/**
 * Returns a report if the card is inside an element of the top layer, because that element covers Google's image
 * challenges.
 */
function layerAround(host: HTMLElement): IntegratorReport | undefined {
  const known = topLayer.filter(([selector]) => CSS.supports(`selector(${selector})`));
  const layerOf = (element: Element) => known.find(([selector]) => element.matches(selector));
  // If the whole page is in full screen, the image challenges are visible too.
  const element = findClosestAcrossShadowRoots(
    host,
    (one) => !one.contains(document.body) && layerOf(one) !== undefined,
  );
  const [, code] = (element && layerOf(element)) ?? [];
  return code ? { level: 'warn', code, where: `<${element?.localName}> of ${location.href}` } : undefined;
}

/** Watches the page around an active card until the returned function is called. Loads the diagnostics if needed. */
export function watchPage(host: HTMLElement, context: Context, load: typeof loadMessagesForIntegrators): () => void {
  const own = findLoadedRelease();
  if (own) {
    // If the file of the diagnostics is unavailable, the card continues unchanged.
    void withChunkTimeout(import('../withdrawn/follow-withdrawal.ts')).then(
      ({ followWithdrawal }) => followWithdrawal(own, context),
      () => undefined,
    );
  }
  const diagnose = (violation?: SecurityPolicyViolationEvent): void =>
    void load().then(
      ({ reportToPage }) => reportToPage(context, violation),
      () => undefined,
    );
  if (!isSecureContext || self.origin === 'null') diagnose();
  const where = findUncheckedScript();
  if (where) context.page.report({ level: 'warn', code: 'page/unchecked-script', where });
  const checkLayers = (): void => {
    const found = layerAround(host);
    if (found) context.page.report(found);
  };
  checkLayers();
  const onViolation = (violation: SecurityPolicyViolationEvent): void => {
    const asked = violation.blockedURI + violation.sample;
    // A port in the address stands for an emulator on this machine.
    if (/google(apis)?\.com|gstatic|:\d/.test(asked) || asked.includes(context.config().firebase.authDomain))
      diagnose(violation);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  document.addEventListener('fullscreenchange', checkLayers);
  return () => {
    document.removeEventListener('securitypolicyviolation', onViolation);
    document.removeEventListener('fullscreenchange', checkLayers);
  };
}

/**
 * Returns the address of the card's script if an earlier tag loads the same script without `integrity`. Browsers check
 * the hash only if the first tag of a module has it.
 */
function findUncheckedScript(): string | undefined {
  const tag = document.querySelector<HTMLScriptElement>('script[type=module][integrity][src*="/acct-auth-card.js"]');
  if (!tag) return undefined;
  const lines = document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
    'link[rel~=modulepreload],script[type=module]',
  );
  // Avoids array methods, which old libraries on the page may have replaced.
  for (const line of lines) {
    if (('href' in line ? line.href : line.src) === tag.src) return line.integrity ? undefined : tag.src;
  }
  return undefined;
}
