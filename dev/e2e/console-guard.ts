import type { BrowserContext } from '@playwright/test';

/** Collects every warning, error and uncaught exception of all pages of a context, popups and frames included. */
export class ConsoleGuard {
  private readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (!['warning', 'error'].includes(message.type())) return;
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** What was printed and not allowed. */
  get unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
