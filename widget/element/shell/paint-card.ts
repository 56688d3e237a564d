import { prerenderedBuild } from '../prerendered.ts';

type Policy = { createHTML(html: string): string };
type PolicyFactory = { createPolicy(name: string, rules: Policy): Policy };

let policy: Policy | undefined;

/** A named policy of our own where the page asks for Trusted Types; never a default policy on somebody's page. */
function trusted(html: string): string {
  const rules: Policy = { createHTML: (text) => text };
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy = policy || (factory ? factory.createPolicy('acct-auth-card', rules) : rules);
  return policy.createHTML(html);
}

/**
 * The node that React takes over: what a declarative shadow root brought along, of whatever build, else the card's
 * prerendered HTML put there now. Empty where there is none (development, or a policy that forbids ours).
 */
export function paintCard(root: ShadowRoot, html: string | undefined, variant: string): HTMLElement {
  const there = root.querySelector<HTMLElement>('[data-build]');
  if (there) return there;
  const wrapper = root.appendChild(document.createElement('div'));
  if (prerenderedBuild && html) {
    try {
      wrapper.innerHTML = trusted(html);
      wrapper.dataset.build = prerenderedBuild + variant;
    } catch {
      // The page's policy forbids ours: React draws the card from nothing.
    }
  }
  return wrapper;
}
