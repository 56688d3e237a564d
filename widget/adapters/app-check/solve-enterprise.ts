import type { loadOutsideScript } from '../firebase/load-outside-script.ts';

export type LoadScript = typeof loadOutsideScript;

/** https://cloud.google.com/recaptcha/docs/api-ref-checkbox-keys */
type Enterprise = {
  ready(done: () => void): void;
  render(node: HTMLElement, parameters: object): number;
  execute(widget: number, options: object): Promise<string>;
};
const host = globalThis as unknown as { readonly grecaptcha?: { readonly enterprise?: Enterprise } };
const enterprise = (): Enterprise | undefined => host.grecaptcha?.enterprise;

/** One for all tries of a page: Google's script keeps each for good. */
let check: { readonly node: HTMLElement; readonly widget: number } | undefined;

/**
 * reCAPTCHA Enterprise's answer for this key, without anything to see or to click. `limit`: milliseconds for its
 * script. Rejects where it cannot be had.
 */
export async function solveEnterprise(siteKey: string, loadScript: LoadScript, limit: number): Promise<string> {
  // A script that hangs would hold up the page's load event, and the human check comes after that.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  if (!enterprise()) {
    const address = 'https://www.google.com/recaptcha/enterprise.js?render=explicit&';
    await loadScript(address, () => enterprise() !== undefined, limit);
  }
  const google = enterprise() as Enterprise;
  await new Promise<void>((resolve) => google.ready(resolve));
  if (!check?.node.isConnected) {
    const node = document.createElement('div');
    node.style.display = 'none';
    document.body.append(node);
    check = { node, widget: google.render(node, { sitekey: siteKey, size: 'invisible' }) };
  }
  return google.execute(check.widget, { action: 'fire_app_check' });
}
