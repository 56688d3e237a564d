import {
  type AppCheckSettings,
  type AppCheckToken,
  requestAppCheckToken,
} from '../../../account/app-check-exchange.ts';
import type { loadExternalScript } from '../firebase/load-external-script.ts';

export type ScriptLoader = typeof loadExternalScript;

/** https://cloud.google.com/recaptcha/docs/api-ref-checkbox-keys */
type Enterprise = {
  ready(done: () => void): void;
  render(node: HTMLElement, parameters: object): number;
  execute(widget: number, options: object): Promise<string>;
};
const host = globalThis as unknown as { readonly grecaptcha?: { readonly enterprise?: Enterprise } };
const enterprise = (): Enterprise | undefined => host.grecaptcha?.enterprise;

/**
 * The invisible human check of the page. All attempts use the same check, because Google's script never frees the
 * memory of a check.
 */
let check: { readonly node: HTMLElement; readonly widget: number } | undefined;

/**
 * Runs reCAPTCHA Enterprise for this key without showing anything, and resolves to the token of reCAPTCHA. `limit` is
 * the time in milliseconds that the script of reCAPTCHA may take to load.
 */
async function solveEnterprise(siteKey: string, loadScript: ScriptLoader, limit: number): Promise<string> {
  // Loads the script only after the page's load event. A script that hangs would delay this event, and the visible
  // human check appears only after the event.
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

/** The global variable in which the SDK expects a developer's token, for a machine that reCAPTCHA does not know. */
const page = globalThis as unknown as { readonly FIREBASE_APPCHECK_DEBUG_TOKEN?: unknown };

/**
 * Asks Google to assess this browser, and exchanges the answer for an App Check token. Rejects with an
 * `AttestationError`, or with another error if the browser has no network.
 *
 * @param limit milliseconds for Google's script
 */
export async function attestBrowser(
  settings: AppCheckSettings,
  loadScript: ScriptLoader,
  limit: number,
): Promise<AppCheckToken> {
  const debugToken = page.FIREBASE_APPCHECK_DEBUG_TOKEN;
  if (typeof debugToken === 'string') return requestAppCheckToken(settings, { debugToken });
  const recaptchaEnterpriseToken = await solveEnterprise(settings.siteKey, loadScript, limit);
  return requestAppCheckToken(settings, { recaptchaEnterpriseToken });
}
