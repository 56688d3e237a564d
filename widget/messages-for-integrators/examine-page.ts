import type { AttributeName, ConfigProblem } from '../core/card-config.ts';
import { configCures } from '../core/config-cures.ts';

/** What of the page makes the card fail. `isNeeded`: nobody can sign in as long as it is so. */
export type PageFault = { readonly code: `page/${string}`; readonly where: string; readonly isNeeded: boolean };

/** What the card loads from others, and asks of them; of www.google.com and www.gstatic.com only the human check. */
const ours = import.meta.env?.VITE_APP_CHECK_KEY
  ? /https:\/\/((www\.(google|gstatic)\.com(?=\/recaptcha|\/?$)|(apis|recaptcha)\.google\.com)|(identitytoolkit|securetoken|firestore|content-firebaseappcheck)\.googleapis\.com)/
  : /https:\/\/((www\.(google|gstatic)\.com(?=\/recaptcha|\/?$)|(apis|recaptcha)\.google\.com)|(identitytoolkit|securetoken|firestore)\.googleapis\.com)/;

/**
 * What the page's own policy has blocked of the card; null where it was something else. Trusted Types name the address
 * in their sample: https://www.w3.org/TR/trusted-types/#should-block-sink-type-mismatch.
 */
export function policyFault(violation: SecurityPolicyViolationEvent): PageFault | null {
  const { disposition, effectiveDirective, blockedURI, sample } = violation;
  const [host] = ours.exec(`${blockedURI} ${sample}`.trim()) ?? [];
  if (!host || disposition !== 'enforce') return null;
  const where = `${effectiveDirective.replace('-elem', '')}, ${host}`;
  return { code: 'page/policy', where, isNeeded: !/\/\/(apis|firestore)\./.test(host) };
}

/** What makes a page unfit for signing anybody in; null where nothing does. */
export function pageFault(): PageFault | null {
  const { protocol, href } = location;
  const fault = (name: string): PageFault => ({ code: `page/${name}`, where: href, isNeeded: true });
  if (protocol === 'file:') return fault('from-file');
  if (!isSecureContext) return fault('insecure');
  return self.origin === 'null' ? fault('sandboxed') : null;
}

const prefills: readonly AttributeName[] = ['prefill-name', 'prefill-company', 'prefill-email', 'prefill-phone'];

/**
 * The letters of a name, in the order of the alphabet: hyphens, case and letters that changed places make no
 * difference.
 */
const letters = (name: string): string => [...name.toLowerCase().replace(/[^a-z]/g, '')].sort().join('');

/**
 * What the page wrote and the card takes for nothing: names that are nearly one of the card's, and values that only the
 * shell reads.
 */
export function strangeAttributes(host: HTMLElement): readonly ConfigProblem[] {
  const known: readonly string[] = [...Object.keys(configCures), ...prefills];
  const problem = (code: ConfigProblem['code'], attribute: string, value: string): ConfigProblem => ({
    code,
    attribute,
    value,
    fatal: false,
  });
  const misspelt = [...host.attributes].flatMap(({ name, value }) => {
    const meant = known.find((one) => one !== name && letters(one) === letters(name));
    return meant === undefined ? [] : [problem('config/unknown-attribute', name, value)];
  });
  const loading = host.getAttribute('loading') || 'eager';
  const nonce = host.nonce ?? '';
  return [
    ...misspelt,
    ...(/^(eager|lazy)$/.test(loading) ? [] : [problem('config/loading', 'loading', loading)]),
    ...(/^[\w+/-]*=*$/.test(nonce) ? [] : [problem('config/nonce', 'nonce', nonce)]),
  ];
}
