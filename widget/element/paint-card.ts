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
 * The node that React takes over, with the card's prerendered HTML in it: what a declarative shadow root brought along when it
 * is of this build, else put there now. Empty where there is none (development, or a policy that forbids ours).
 */
export function paintCard(root: ShadowRoot, language: string, tab: string): HTMLElement {
  const there = root.querySelector<HTMLElement>('[data-build]');
  if (there && there.dataset.build === prerendered?.build) return there;
  const wrapper = there ?? root.appendChild(document.createElement('div'));
  const variants = prerendered?.html[language === 'hi' ? 'hi' : 'en'];
  if (prerendered && variants) {
    try {
      wrapper.innerHTML = trusted(variants[tab === 'signin' ? 'signin' : 'signup']);
      wrapper.dataset.build = prerendered.build;
    } catch {
      wrapper.textContent = ''; // the page's policy forbids ours: React draws the card from nothing
    }
  }
  return wrapper;
}
