import type { Page } from '@playwright/test';
import type { TestServices } from '../../dev/proof/browser/test-services.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

/** Opens a page of another site that holds the card, itself in a frame of a page below the cookie domain; `sandbox`: what the frame may. */
export async function openFramedCard(page: Page, services: TestServices, sandbox: string): Promise<CardPage> {
  const outer = `${services.httpsPartner}/outer`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Around</title>
    <iframe title="Card" src="${services.httpsOutside}/card" width="500" height="900" sandbox="${sandbox}"></iframe>`;
  await page.route(outer, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await new CardPage(page).open(services.httpsOutside, {
    'app-url': services.httpsApp,
    'cookie-domain': '.acct.localhost',
  });
  await page.goto(outer);
  return new CardPage(page, en, page.frameLocator('iframe').locator('acct-auth-card'));
}
