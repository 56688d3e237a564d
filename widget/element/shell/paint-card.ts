import { fieldsWithPrefill } from '../../../account/fields.ts';
import { isUnfilledValue } from '../../core/unfilled-value.ts';
import { prerenderedHtmlVersion } from '../prerendered.ts';

/** Writes the page's links and initial values into the first paint. React later writes the same values. */
export function applyLinksAndInitialValues(wrapper: HTMLElement, host: HTMLElement): void {
  for (const [field, name] of Object.entries(fieldsWithPrefill)) {
    const input = wrapper.querySelector<HTMLInputElement>(`[name=${field}]`);
    const start = host.getAttribute(`prefill-${name}`);
    if (input && start && !isUnfilledValue(start)) input.defaultValue = start;
  }
  wrapper.querySelectorAll<HTMLAnchorElement>('.consent a').forEach((link, index) => {
    const address = host.getAttribute(index ? 'privacy-url' : 'terms-url') ?? '';
    // Writes only web addresses. React validates all others, such as `javascript:` addresses.
    if (/^(https:\/)?\//.test(address) && !isUnfilledValue(address)) link.href = address;
  });
}

type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/**
 * Returns HTML that a page with Trusted Types accepts. Creates a policy with the card's name. A default policy would
 * also apply to the page's scripts.
 */
function trusted(html: string): string {
  const rules: Policy = { createHTML: (text) => text };
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy = policy || (factory ? factory.createPolicy('acct-auth-card', rules) : rules);
  return policy.createHTML(html);
}

/**
 * Returns the node that React takes over. A declarative shadow root already has one, possibly from another build.
 * Otherwise creates a node, with the prerendered HTML if there is any.
 */
export function paintCard(root: ShadowRoot, html: string | undefined, variant: string): HTMLElement {
  const there = root.querySelector<HTMLElement>('[data-build]');
  if (there) return there;
  const wrapper = root.appendChild(document.createElement('div'));
  if (prerenderedHtmlVersion && html) {
    try {
      wrapper.innerHTML = trusted(html);
      wrapper.dataset.build = prerenderedHtmlVersion + variant;
    } catch {
      // The page's policy forbids our Trusted Types policy, so React renders the whole card.
    }
  }
  return wrapper;
}
