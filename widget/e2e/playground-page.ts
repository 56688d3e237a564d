import type { Page } from '@playwright/test';
import { findAccessibilityViolations } from '../../dev/proof/browser/find-accessibility-violations.ts';
import { openPlayground, type PlaygroundAppearance } from '../../dev/proof/browser/open-playground.ts';

/** Page object of the built playground, with only the card on it. */
export class PlaygroundPage {
  readonly page: Page;
  private playground?: Awaited<ReturnType<typeof openPlayground>>;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the playground on a partner's origin. Resolves to the names of all scenarios. */
  async open(origin: string, query = ''): Promise<readonly string[]> {
    this.playground = await openPlayground(this.page, `${origin}/playground/`, query);
    return this.playground.scenarios;
  }

  /** Drives a new card into the state of this scenario, without a reload. */
  async show(looks: PlaygroundAppearance): Promise<void> {
    await this.playground?.show(looks);
  }

  /** Resolves to descriptions of axe's violations. */
  violations(): Promise<readonly string[]> {
    return findAccessibilityViolations(this.page);
  }

  /** Sets the window's width and waits for the new layout. */
  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
    await this.page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }

  /** Resolves to descriptions of elements that extend beyond the page or have cut-off text. */
  overflows(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const root = document.querySelector('acct-auth-card')?.shadowRoot;
      if (!root) return ['no card'];
      const { scrollWidth, clientWidth } = document.documentElement;
      const faults = scrollWidth > clientWidth ? [`document ${scrollWidth} > ${clientWidth}`] : [];
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        // Skips texts for screen readers, which are cut off on purpose, and fields, whose text can be scrolled.
        if (element.matches('.visually-hidden, input, svg, svg *')) continue;
        const name = `${element.tagName.toLowerCase()}.${element.className}`;
        const isLine = getComputedStyle(element).display === 'inline';
        if (!isLine && element.scrollWidth > element.clientWidth + 1) {
          faults.push(`${name} ${element.scrollWidth} > ${element.clientWidth} wide`);
        }
        const hides = getComputedStyle(element).overflowY !== 'visible';
        if (hides && element.scrollHeight > element.clientHeight + 1) faults.push(`${name} cuts off its height`);
        const box = element.getBoundingClientRect();
        if (box.width > 0 && (box.left < 0 || box.right > clientWidth + 0.5)) faults.push(`${name} leaves the page`);
      }
      const placeholders = [...root.querySelectorAll<HTMLInputElement>('input[placeholder]')];
      for (const input of placeholders) {
        if (input.value === '' && input.scrollWidth > input.clientWidth + 1) faults.push('a placeholder is cut off');
      }
      return faults;
    });
  }
}
