import type { CDPSession, Page } from '@playwright/test';
import type { stored } from './places.ts';

/** Field types as Chromium's own code calls them: components/autofill/core/browser/field_types.h */
const fieldTypes = {
  name: 'NAME_FULL',
  company: 'COMPANY_NAME',
  email: 'EMAIL_ADDRESS',
  phone: 'PHONE_HOME_WHOLE_NUMBER',
} as const satisfies Record<keyof typeof stored, string>;

/** Has Chromium fill this address into the form of the card, as it does when a visitor picks it from the list at Name. */
export async function fillAddress(page: Page, address: typeof stored): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Autofill.enable');
  const fields = Object.entries(fieldTypes).map(([name, type]) => ({
    name: type,
    value: address[name as keyof typeof stored],
  }));
  const fieldId = await nodeOf(
    devtools,
    "document.querySelector('acct-auth-card').shadowRoot.querySelector('[name=name]')",
  );
  await devtools.send('Autofill.trigger', { fieldId, address: { fields } } as never);
  await devtools.detach();
}

async function nodeOf(devtools: CDPSession, expression: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression });
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId ?? '' });
  return node.backendNodeId;
}
