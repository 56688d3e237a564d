import { CardPage } from '../../../widget/e2e/card-page.ts';
import { messages as en } from '../../../widget/languages/en/messages.ts';
import { expect, test } from './checked-card.ts';

test.describe('a reported App Check failure', { tag: '@proof:app-check' }, () => {
  for (const answer of ['taken', 'refused'] as const) {
    test(`/login reports only a code and an action, and the visitor can continue if the server has ${answer} the report`, async ({
      page,
      services,
      visitor,
      appCheck,
      allowConsole,
    }) => {
      allowConsole(/status of 400|ERR_FAILED/);
      const sent: (string | null)[] = [];
      await page.context().route('https://watch.test/**', (route) => {
        sent.push(`${route.request().url()} ${route.request().postData()}`);
        return answer === 'taken' ? route.fulfill({ status: 204 }) : route.abort();
      });
      await page.goto(`${services.httpsChecked}/login`);
      const card = new CardPage(page);
      await card.fillSignIn(visitor.email, 'not-the-password');
      await card.waitForTestCheck();
      await card.signIn();
      await expect(card.status).toContainText(en.failures.wrongCredentials);
      await expect.poll(() => sent).toHaveLength(1);
      expect(sent[0]).toMatch(
        /^https:\/\/watch\.test\/failures \{"code":"auth\/(user-not-found|invalid-credential)","action":"sign-in"\}$/,
      );
      await card.tab(en.tabs.signup).click();
      await card.fillSignUp(visitor);
      await card.createAccount();
      await page.waitForURL(`${services.httpsApp}/`);
      expect(sent).toHaveLength(1);
      expect(appCheck.withoutToken).toEqual([]);
    });
  }
});
