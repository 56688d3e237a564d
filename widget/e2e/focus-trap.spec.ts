import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { messages as en } from '../languages/en/messages.ts';
import type { CardAttributes } from './card-page.ts';
import { expect, test, type VisitorCardPage } from './card-test.ts';
import { readFocusedControlName } from './read-focused-control-name.ts';

const packageScript = (name: string): string => {
  const { resolve } = createRequire(import.meta.url);
  return readFileSync(join(dirname(resolve(name)), name === 'tabbable' ? 'index.umd.js' : `${name}.umd.js`), 'utf8');
};

type OwnTrap = {
  /** The node that listens to keys. By default, the dialog listens. */
  readonly on?: string;
  readonly capture?: boolean;
  /** True for a trap that looks for focusable elements only when it starts. */
  readonly isListedOnce?: boolean;
};

/**
 * Returns a page's own focus trap, which moves the focus from the last focusable element to the first, and with
 * Shift+Tab from the first to the last.
 */
const ownTrap = (selector: string, { on = 'dialog', capture = false, isListedOnce = false }: OwnTrap = {}): string => `
  const list = () => [...dialog.querySelectorAll('${selector}')];
  const listed = list();
  ${on}.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const all = ${isListedOnce ? 'listed' : 'list()'};
    const [from, to] = event.shiftKey ? [all[0], all[all.length - 1]] : [all[all.length - 1], all[0]];
    if (document.activeElement !== from) return;
    event.preventDefault();
    to.focus();
  }, ${capture});`;

/**
 * Returns a script that works like FocusScope of Radix (https://github.com/radix-ui/primitives), with `trapped` and
 * `loop`. The newest FocusScope looks into shadow roots for the focused element, but not for the first and the last
 * focusable element.
 */
const focusScope = (isDeep: boolean): string => `
  const focused = () => {
    let active = document.activeElement;
    while (${isDeep} && active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  };
  const tabbable = () => {
    const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_ELEMENT, {
      acceptNode: (node) =>
        node.disabled || node.hidden || !(node.tabIndex >= 0) ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_ACCEPT,
    });
    const nodes = [];
    while (walker.nextNode()) nodes.push(walker.currentNode);
    return nodes;
  };
  let last = null;
  document.addEventListener('focusin', ({ target }) => {
    if (dialog.contains(target)) last = target;
    else last?.focus();
  });
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !dialog.contains(relatedTarget)) last?.focus();
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    const nodes = tabbable();
    const [from, to] = event.shiftKey ? [nodes[0], nodes[nodes.length - 1]] : [nodes[nodes.length - 1], nodes[0]];
    if (!from || focused() !== from) return;
    event.preventDefault();
    to.focus();
  });`;

const usualSelector = 'a[href],button,input,select,textarea,[tabindex]';
const focusTrap = `${packageScript('tabbable')};${packageScript('focus-trap')};`;
const focusTrapByDefault = `${focusTrap}focusTrap.createFocusTrap(dialog).activate();`;

const traps: Readonly<Record<string, string>> = {
  'a trap of the page': ownTrap(usualSelector),
  'a trap of the page that leaves out tabindex="-1"': ownTrap('a[href],button,input,[tabindex]:not([tabindex="-1"])'),
  'a trap of the page that listens on the document': ownTrap(usualSelector, { on: 'document', capture: true }),
  'focus-trap with its defaults': focusTrapByDefault,
  'focus-trap that sees shadow roots': `${focusTrap}
    focusTrap.createFocusTrap(dialog, { tabbableOptions: { getShadowRoot: true } }).activate();`,
  "a scope like Radix's": focusScope(false),
  "a scope like Radix's newest": focusScope(true),
};

const link = '<a href="/login">Sign up</a>';
const button = (name: string): string => `<button type="button">${name}</button>`;
type Surroundings = readonly [before: readonly string[], after: readonly string[]];
const surroundings: Readonly<Record<string, Surroundings>> = {
  'after a button': [['Close'], []],
  'before a button': [[], ['Close']],
  'between two buttons': [['Close'], ['Cancel']],
  'with no other control': [[], []],
};

/** The names of Sign Up's tab stops once its human check is solved. */
const stops = [
  en.tabs.signup,
  en.fields.name,
  en.fields.company,
  en.fields.email,
  en.fields.phone,
  en.fields.newPassword,
  en.showPassword,
  `Terms (${en.consent.newTab})`,
  `Privacy notice (${en.consent.newTab})`,
  en.createAccount,
  en.google,
];

type DialogOptions = {
  /** The dialog's opening tag. */
  readonly dialog?: string;
  readonly attributes?: CardAttributes;
  /** HTML between the card's tags. */
  readonly inside?: string;
  /** A script that runs before the card's script. */
  readonly before?: string;
};
const modal = '<div role="dialog" aria-modal="true" aria-label="Join us">';
const ofDialog = (script: string): string =>
  `{ const dialog = document.querySelector('main').firstElementChild; ${script} }`;

/** Opens a card in a dialog of a page, and solves its human check. */
async function showInDialog(card: VisitorCardPage, [before, after]: Surroundings, options: DialogOptions = {}) {
  const { dialog = modal, attributes = {}, inside = '' } = options;
  const script = options.before ? `<script>${ofDialog(options.before)}</script>` : '';
  await card.show(attributes, {
    body: `${button('Behind')}<main>${dialog}${before.map(button).join('')}`,
    inside: `${inside}</acct-auth-card>${after.map(button).join('')}</div></main>${button('After')}${script}`,
  });
  await card.ready();
  await card.field('name').click();
  await card.waitForTestCheck();
}

/** Waits until a trap or the card has moved the focus. */
const waitForFocus = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

/** Starts a focus trap, as a page does when a visitor presses a button that opens the dialog. */
async function startTrap(page: Page, trap: string) {
  await page.getByRole('button', { name: 'Behind' }).focus();
  await page.addScriptTag({ content: ofDialog(trap) });
  await waitForFocus(page);
}

/** Presses a key `times` times. Resolves to the names of the controls that get the focus. */
async function pressRepeatedly(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<readonly string[]> {
  const names: string[] = [];
  for (let turn = 0; turn < times; turn++) {
    await page.keyboard.press(key);
    names.push(await readFocusedControlName(page));
  }
  return names;
}

/** Expects Tab and Shift+Tab to cycle through the dialog, from the card's first tab stop back to the same stop. */
async function expectRound(card: VisitorCardPage, page: Page, [before, after]: Surroundings) {
  const first = en.tabs.signup;
  const forth = [...stops.slice(1), ...after, ...before, first];
  await card.tab(first).focus();
  expect(await pressRepeatedly(page, 'Tab', forth.length)).toEqual(forth);
  expect(await pressRepeatedly(page, 'Shift+Tab', forth.length)).toEqual([...forth.slice(0, -1).reverse(), first]);
}

for (const [trap, script] of Object.entries(traps)) {
  for (const [where, place] of Object.entries(surroundings)) {
    // `npm test` tests each trap only with the card between two buttons, which runs most of the trap's code.
    const details = { tag: where === 'between two buttons' ? [] : ['@proof:rare'] };
    test(
      `Tab and Shift+Tab cycle through a card ${where} in a dialog with the focus trap "${trap}"`,
      details,
      async ({ card, page }) => {
        await showInDialog(card, place);
        await startTrap(page, script);
        await expectRound(card, page, place);
      },
    );
  }
}

test('Tab and Shift+Tab cycle through a card in an element that gets the role of a dialog when it opens', async ({
  card,
  page,
}) => {
  await showInDialog(card, [['Close'], []], { dialog: '<div>' });
  await startTrap(page, `dialog.setAttribute('role', 'dialog');${ownTrap(usualSelector)}`);
  await expectRound(card, page, [['Close'], []]);
});

test('Shift+Tab moves the focus out of a card in a dialog that stops key events from bubbling', async ({
  card,
  page,
}) => {
  await showInDialog(card, [['Close'], []]);
  await startTrap(page, `dialog.addEventListener('keydown', (event) => event.stopPropagation());`);
  await card.tab(en.tabs.signup).focus();
  expect(await pressRepeatedly(page, 'Shift+Tab', 2)).toContain('Close');
});

for (const trap of ['focus-trap with its defaults', "a scope like Radix's", "a scope like Radix's newest"]) {
  test(`Tab cycles through a dialog with the focus trap "${trap}", even if the card has a link between its tags`, async ({
    card,
    page,
  }) => {
    await showInDialog(card, [['Close'], []], { inside: link });
    await startTrap(page, traps[trap] ?? '');
    await expectRound(card, page, [['Close'], []]);
  });
}

const earlyTraps: Readonly<Record<string, readonly [trap: string, place: Surroundings]>> = {
  'a trap that looks for its elements once': [ownTrap(usualSelector, { isListedOnce: true }), [['Close'], []]],
  'focus-trap around the card alone': [focusTrapByDefault, [[], []]],
};

for (const [which, [trap, place]] of Object.entries(earlyTraps)) {
  test(`tabindex="0" in the tag lets ${which} find a card whose script has not run yet`, async ({ card, page }) => {
    await showInDialog(card, place, { before: trap, attributes: { tabindex: '0' } });
    await expectRound(card, page, place);
  });
}

/**
 * Focus traps that skip the card. With the changes that the guide recommends, they become traps of `traps` or
 * `earlyTraps`, which find the card.
 */
const blindTraps: Readonly<Record<string, DialogOptions>> = {
  'looks for its elements once, before the card loads': { before: ownTrap(usualSelector, { isListedOnce: true }) },
  'takes the link in the tag for its last element': { inside: link, before: ownTrap(usualSelector) },
  'listens to keys on the window before the card': { before: ownTrap(usualSelector, { on: 'window', capture: true }) },
};

for (const [which, shown] of Object.entries(blindTraps)) {
  test(`a focus trap that ${which} is reported in one console line, page/focus-trap`, async ({
    card,
    page,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] page\/focus-trap/);
    const lines = card.lines();
    await showInDialog(card, [['Close'], []], shown);
    await card.tab(en.tabs.signup).focus();
    await pressRepeatedly(page, 'Tab', stops.length);
    const line =
      /^\[acct-auth-card\] page\/focus-trap: .* Where: http\S+\. .*`tabindex="0"`.*\/docs\/messages#page-focus-trap/;
    await expect.poll(() => lines).toEqual([expect.stringMatching(line)]);
  });
}

test('axe finds no violation in a card in a dialog', async ({ card, page }) => {
  await showInDialog(card, [['Close'], []]);
  await expect(card.root).toHaveAttribute('tabindex', '0');
  expect(await findAccessibilityViolations(page, { within: '[role=dialog]' })).toEqual([]);
});

test('a card outside a dialog is no tab stop itself; only its controls are tab stops', async ({ card, page }) => {
  await showInDialog(card, [['Close'], []], { dialog: '<div>' });
  await expect(card.root).not.toHaveAttribute('tabindex');
  await card.tab(en.tabs.signup).focus();
  expect(await pressRepeatedly(page, 'Tab', stops.length)).toEqual([...stops.slice(1), 'After']);
  expect(await pressRepeatedly(page, 'Shift+Tab', stops.length + 1)).toEqual([...[...stops].reverse(), 'Close']);
  await expect(card.root).not.toHaveAttribute('tabindex');
});
