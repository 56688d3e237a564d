import { prerendered } from './prerendered.ts';

type PolicyFactory = {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string };
};

let toHtml: ((html: string) => string) | undefined;

/** A named policy of our own where the page asks for Trusted Types; never a default policy on somebody's page. */
function trusted(html: string): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes;
  toHtml ??= factory
    ? factory.createPolicy('acct-auth-card', { createHTML: (text) => text }).createHTML
    : (text) => text;
  return toHtml(html);
}

/**
 * The node that React takes over: what a declarative shadow root brought along, of whatever build, else the card's prerendered
 * HTML put there now. Empty where there is none (development, or a policy that forbids ours).
 */
export function paintCard(root: ShadowRoot, html: string | undefined): HTMLElement {
  const there = root.querySelector<HTMLElement>('[data-build]');
  if (there) return there;
  const wrapper = root.appendChild(document.createElement('div'));
  if (prerendered && html) {
    try {
      wrapper.innerHTML = trusted(html);
      wrapper.dataset.build = prerendered.build;
    } catch {
      // The page's policy forbids ours: React draws the card from nothing.
    }
  }
  return wrapper;
}
