import type { Marionette } from '../../../dev/proof/browser/marionette.ts';
import type { FieldName } from '../../core/fields.ts';
import type { stored } from './places.ts';

/** WebDriver's name for a reference to an element: https://www.w3.org/TR/webdriver/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { arrowDown: '\uE015', enter: '\uE007' } as const;

const browserWindow = "Services.wm.getMostRecentWindow('navigator:browser')";

/** India is not among the countries in which addresses are on from the start. */
export const firefoxPreferences = {
  'extensions.formautofill.addresses.supported': 'on',
  'extensions.formautofill.addresses.enabled': true,
  'signon.rememberSignons': true,
} as const;

/** The card in Firefox, and what Firefox keeps for its visitor. */
export function firefoxPage({ send, run }: Marionette) {
  const find = async (selector: string): Promise<string> => {
    const body = "return document.querySelector('acct-auth-card')?.shadowRoot?.querySelector(args[0]) ?? null";
    const found = await run<Record<string, string> | null>('content', body, [selector]);
    const id = found?.[elementKey];
    if (id === undefined) throw new Error(`the card shows no ${selector}`);
    return id;
  };
  const type = async (selector: string, text: string) =>
    void (await send('WebDriver:ElementSendKeys', { id: await find(selector), text }));
  return {
    async open(url: string) {
      await run('content', '');
      await send('WebDriver:Navigate', { url });
    },
    shows: async (selector: string) => (await find(selector)) !== '',
    click: async (selector: string) => void (await send('WebDriver:ElementClick', { id: await find(selector) })),
    type,
    value: (field: FieldName) =>
      run<string>(
        'content',
        "return document.querySelector('acct-auth-card').shadowRoot.querySelector(args[0]).value",
        [`[name=${field}]`],
      ),
    address: () => run<string>('chrome', `return ${browserWindow}.gBrowser.selectedBrowser.currentURI.spec`),
    /** Goes one line down in the list of stored addresses at a field, or opens it; true once the first line is chosen. */
    async choosesFirst(field: FieldName) {
      await type(`[name=${field}]`, keys.arrowDown);
      return run<boolean>(
        'chrome',
        `const list = ${browserWindow}.document.getElementById('PopupAutoComplete');
        return list.popupOpen && list.selectedIndex === 0`,
      );
    },
    takesIt: (field: FieldName) => type(`[name=${field}]`, keys.enter),
    /** The one address that Firefox has; from now on it is noted which logins it offers to keep. */
    prepare: (address: typeof stored) =>
      run(
        'chrome',
        `const { formAutofillStorage } = ChromeUtils.importESModule('resource://autofill/FormAutofillStorage.sys.mjs');
        await formAutofillStorage.initialize();
        formAutofillStorage.addresses.removeAll();
        const { company: organization, phone: tel, ...same } = args[0];
        await formAutofillStorage.addresses.add({ ...same, organization, tel, country: 'IN' });
        const browser = ${browserWindow};
        browser.acctOffered = [];
        if (browser.acctObserver) return;
        browser.acctObserver = { observe: (login) => browser.acctOffered.push(login.QueryInterface(Ci.nsILoginInfo).username) };
        Services.obs.addObserver(browser.acctObserver, 'passwordmgr-prompt-save');`,
        [address],
      ),
    /** The user names of the logins that Firefox has offered to keep. */
    offered: () => run<readonly string[]>('chrome', `return ${browserWindow}.acctOffered`),
  };
}
