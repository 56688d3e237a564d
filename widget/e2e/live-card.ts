import type { Page, Route } from '@playwright/test';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A documented error reply of Google or Firestore: its status and the `error` of its JSON. */
export type ErrorReply = { readonly status: number; readonly error: object };

/** Returns an error reply in the usual form of Google's interfaces. */
export const createErrorReply = (status: number, message: string, more: object = {}): ErrorReply => ({
  status,
  error: { code: status, message, ...more },
});

export const sendErrorReply = (route: Route, { status, error }: ErrorReply): Promise<void> =>
  route.request().method() === 'OPTIONS'
    ? route.fulfill({ status: 204, headers: allowed })
    : route.fulfill({ status, headers: allowed, json: { error } });

/** Serves the built card without its emulators, as in a live build, and answers its requests to Google. */
export async function serveLiveCard(
  page: Page,
  { auth, firestore }: TestServices,
  replies: Readonly<Record<string, object | ErrorReply>> = {},
): Promise<void> {
  await page.route('**/widget/v1/react.js', async (route) => {
    const response = await route.fetch();
    const emulators = new RegExp(`(["'\`])(${auth}|${firestore})\\1`, 'g');
    await route.fulfill({ response, body: (await response.text()).replace(emulators, 'void 0') });
  });
  // Serves Google's window, and the frame that passes the window's answer to the page.
  await page.context().route(/\/__\/auth\/(iframe|handler)/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith('handler')) return route.fulfill({ contentType: 'text/html', body: '<title>Google</title>' });
    return route.fulfill({ response: await route.fetch({ url: `${auth}/emulator/auth/iframe${search}` }) });
  });
  const usual = { recaptchaParams: { recaptchaSiteKey: '6Lc' }, recaptchaConfig: {} };
  const all: Readonly<Record<string, object | ErrorReply>> = { ...usual, ...replies };
  await page.route('https://identitytoolkit.googleapis.com/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const found = Object.entries(all).find(([name]) => pathname.includes(name))?.[1];
    if (found && 'status' in found) return sendErrorReply(route, found as ErrorReply);
    return route.fulfill({ status: found ? 200 : 404, headers: allowed, json: found ?? {} });
  });
}
