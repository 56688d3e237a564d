import { isTokenRefused } from '../../account/app-check-exchange.ts';
import { createAppCheckTokenCache } from '../../account/app-check-token.ts';
import { attestBrowser } from '../../widget/adapters/app-check/attest-browser.ts';
import { loadExternalScript } from '../../widget/adapters/firebase/load-external-script.ts';
import { appCheckFailures } from '../../widget/languages/en/app-check-failures.ts';
import type { requestJson } from './renewal.ts';
import { projectId } from './session-settings.ts';

// Only a build with App Check contains this file. Pages that receive a hand-off, and the account pages, load the file
// before their first request. Renewing a token does not need the file, because App Check does not protect the token
// service (https://firebase.google.com/docs/reference/appcheck/rest/v1beta/projects.services).

const sentenceModules = import.meta.glob<typeof appCheckFailures>('../../widget/languages/*/app-check-failures.ts', {
  eager: true,
  import: 'appCheckFailures',
});

const settings = {
  siteKey: `${import.meta.env.VITE_APP_CHECK_KEY}`,
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
  projectId,
  appId: import.meta.env.VITE_FIREBASE_APP_ID,
};

/** The sentences about a failure of App Check, by language. A language may have none. */
const sentences = Object.fromEntries(
  Object.entries(sentenceModules).map(([file, failures]) => [file.split('/').slice(-2)[0] ?? '', failures]),
);

const reportAppCheckFailure = (...what: readonly unknown[]): void => console.error('acct: app-check/refused', ...what);

const { token, forget } = createAppCheckTokenCache({
  attest: (limit) => attestBrowser(settings, loadExternalScript, limit),
  failed: (cause) => reportAppCheckFailure(cause),
});

/**
 * Returns a function like `ask` that adds an App Check token to each request. If the token is refused, the function
 * writes one console line and resolves to null, as if no answer had arrived.
 */
export const withAppCheck = (ask: typeof requestJson): typeof requestJson =>
  async function requestWithToken(url, init) {
    const sent = await token();
    const answer = await ask<never>(url, {
      ...init,
      headers: { ...init?.headers, ...(sent && { 'x-firebase-appcheck': sent }) },
    });
    if (!answer || !isTokenRefused(sent, answer.status, JSON.stringify(answer.body))) return answer;
    forget();
    reportAppCheckFailure(answer.status, answer.body);
    showRefusal();
    return null;
  };

/** Replaces the text of the outage screen by a sentence about the refused token in the page's language. */
function showRefusal(): void {
  const [heading, text] = document.querySelectorAll<HTMLElement>('[id|=outage] h1, [id|=outage] p');
  const { notConfirmed } = sentences[document.documentElement.lang] ?? appCheckFailures;
  if (heading) heading.textContent = notConfirmed;
  if (text) text.hidden = true;
}
