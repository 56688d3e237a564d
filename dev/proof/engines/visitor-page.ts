import { expect } from '../browser/test.ts';
import { type EngineWindow, responseTimeout } from './engine.ts';
import type { ElementQuery } from './page/find-elements.ts';

/**
 * A function body that returns true if the page accepts clicks. While a page loads or during a page transition, it does
 * not accept clicks.
 */
const isStill = `return document.readyState !== 'loading' && !document.activeViewTransition && !(document.getAnimations ? document.getAnimations() : [])
  .some(({ effect }) => /^::view-transition/.test(effect.pseudoElement))`;

/**
 * A page as a visitor uses it, the same in every engine. Each method waits, and reports the page's text on a timeout.
 */
export class VisitorPage {
  readonly window: EngineWindow;
  private readonly script: string;
  private readonly find: string;

  /** `script` is JavaScript that declares the object `inPage` with the exports of page/find-elements.ts. */
  constructor(window: EngineWindow, script: string) {
    this.window = window;
    this.script = script;
    this.find = `${script}; const [found] = inPage.findElements(args[0]);`;
  }

  /** Opens a full address. */
  open(address: string): Promise<void> {
    return this.window.goTo(address);
  }

  /** Runs a function body in the page as an async function of `args`. The function's result must be JSON. */
  async evaluate<Result>(body: string, ...args: readonly unknown[]): Promise<Result> {
    return (await this.window.run(body, args)) as Result;
  }

  /** Resolves to the text of the page and of its cards. */
  async read(): Promise<string> {
    return (await this.evaluate<string>(`${this.script}; return inPage.readVisibleText();`)).replace(/\s+/g, ' ');
  }

  /** Waits until `ask` resolves to a true value. While the page navigates, `ask` may reject. */
  async until(what: string, ask: () => Promise<unknown>): Promise<void> {
    const holds = async (): Promise<void> => expect(await ask()).toBeTruthy();
    await expect(holds)
      .toPass({ timeout: responseTimeout, intervals: [100] })
      .catch(async (cause: Error) => {
        const seen = await this.read().catch((error: Error) => error.message);
        throw new Error(`Timed out waiting for ${what}. ${await this.window.address()} displays: ${seen}`, { cause });
      });
  }

  see(where: ElementQuery): Promise<void> {
    const reported = 'css' in where ? where.css : `${where.role} "${where.name}"`;
    return this.until(reported, () => this.evaluate(`${this.find} return !!found;`, where));
  }

  seeText(text: string): Promise<void> {
    return this.until(`"${text}"`, async () => (await this.read()).includes(text));
  }

  /** Waits until the window is at this address and its page has loaded. */
  waitForAddress(address: string): Promise<void> {
    const stands = 'return location.href === args[0] && document.readyState !== "loading"';
    return this.until(address, () => this.evaluate(stands, address));
  }

  async click(where: ElementQuery): Promise<void> {
    await this.see(where);
    await this.until('a page without transitions', () => this.evaluate(isStill));
    await this.until('an enabled button', () =>
      this.evaluate(`${this.find} return !found || found.getAttribute('aria-disabled') !== 'true';`, where),
    );
    // Scrolls the element away from the page's edges, where a bar may cover it.
    await this.evaluate(`${this.find} if (found) found.scrollIntoView({ block: 'center' });`, where);
    await this.window.click(`${this.find} return found;`, [where]);
  }

  /** Replaces the field's text. */
  async type(field: ElementQuery, text: string): Promise<void> {
    await this.see(field);
    await this.evaluate(`${this.find} found.focus(); if (found.select) found.select();`, field);
    await this.window.type(`${this.find} return found;`, [field], text);
  }

  /** Resolves to the names of the session's cookies, sorted. */
  async sessionCookies(): Promise<readonly string[]> {
    return (await this.window.cookieNames()).filter((name) => name.startsWith('acct_')).sort();
  }

  /** Opens another tab of the same visitor. */
  async openTab(): Promise<VisitorPage> {
    return new VisitorPage(await this.window.openTab(), this.script);
  }

  /** Clicks something that opens a window, and resolves to that window. */
  async popup(where: ElementQuery): Promise<VisitorPage> {
    return new VisitorPage(await this.window.popup(() => this.click(where)), this.script);
  }
}
