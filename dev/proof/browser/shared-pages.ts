import type { Browser, Page } from '@playwright/test';
import { installFakes } from './install-fakes.ts';

/** The pages of one worker that tests look at one after the other; one with scripts, one without. */
export class SharedPages {
  private readonly browser: Browser;
  private readonly pages = new Map<boolean, Promise<Page>>();

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /**
   * The page, without cookies and in the light; it still shows what the test before has left, since an empty one costs
   * a new process.
   */
  async take(javaScriptEnabled: boolean): Promise<Page> {
    const made = this.pages.get(javaScriptEnabled) ?? this.make(javaScriptEnabled);
    this.pages.set(javaScriptEnabled, made);
    const page = await made;
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await page.context().clearCookies();
    return page;
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }

  private async make(javaScriptEnabled: boolean): Promise<Page> {
    const context = await this.browser.newContext({ locale: 'en-IN', javaScriptEnabled });
    await installFakes(context, new Set());
    return context.newPage();
  }
}
