import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, test, type VisitorCardPage } from './card-test.ts';

const idiomorph = readFileSync(createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'), 'utf8');

/**
 * Changes the page's nodes to match its server's HTML, as refreshes of Turbo and htmx do. `options` is the source code
 * of Idiomorph's options.
 */
async function morph(card: VisitorCardPage, options = '{}') {
  const html = await card.page.request.get(card.page.url()).then((response) => response.text());
  await card.page.evaluate(idiomorph);
  await card.page.evaluate(
    `Idiomorph.morph(document.body, new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html').body, ${options})`,
  );
}

/** Opens Sign Up, fills it in and solves the human check. */
async function openSolved(card: VisitorCardPage, visitor: Parameters<VisitorCardPage['fillSignUp']>[0]) {
  await card.show({ id: 'sign-up', 'human-check': 'real' }, { body: '<h1>Sign up</h1>' });
  await card.fillSignUp(visitor);
  await card.solveCheck();
}

test('if a morph library removes the human check, the card shows a message in each language and keeps typed text, and the visitor can sign up', async ({
  card,
  visitor,
  services,
  allowConsole,
}) => {
  allowConsole(/\[acct-auth-card\] human-check\/removed/);
  const lines = card.lines();
  await openSolved(card, visitor);
  await morph(card);
  await expect(card.status).toHaveText(en.humanCheck.removed);
  await expect(card.root.getByText(en.humanCheck.failed)).toBeHidden();
  await expect.poll(() => lines).toEqual([expect.stringContaining('human-check/removed: ')]);
  expect(lines[0]).toContain(`${services.site}/docs/messages#human-check-removed`);
  await card.set('lang', 'hi');
  await expect(card.status).toHaveText(hi.humanCheck.removed);
  await card.set('lang', 'en');
  await expect(card.checkbox).toBeVisible();
  await morph(card);
  await expect(card.button(en.humanCheck.retry)).toBeVisible();
  await card.createAccount();
  await expect(card.status).toContainText(en.humanCheck.removed);
  await expect(card.status).not.toContainText(en.humanCheck.hindered);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await card.status.getByRole('button', { name: en.humanCheck.retry }).click();
  await card.solveCheck();
  await expect(card.status).toHaveText('');
  await card.createAccount();
  await card.waitForApplication();
});

test('a card that the page removes and puts back later reports that its solved human check is lost', async ({
  card,
  visitor,
}) => {
  await openSolved(card, visitor);
  const element = await card.root.elementHandle();
  await element?.evaluate((node) => (node as Element).remove());
  await expect(card.root).toHaveCount(0);
  await element?.evaluate((node) => document.body.append(node));
  await expect(card.status).toHaveText(en.humanCheck.removed);
  await expect(card.field('email')).toHaveValue(visitor.email);
  await card.solveCheck();
  await expect(card.status).toHaveText('');
  await card.createAccount();
  await card.waitForApplication();
});

test('a solved human check stays if the page excludes the card from its morph library, as the guide says', async ({
  card,
  visitor,
}) => {
  await openSolved(card, visitor);
  await morph(card, `{ callbacks: { beforeNodeMorphed: (node) => node.id !== 'sign-up' } }`);
  await expect(card.checkbox).toBeChecked();
  await card.createAccount();
  await card.waitForApplication();
});
