import type { BrowserContext, ConsoleMessage, WebError } from '@playwright/test';

/** Collects every warning, error and uncaught exception of all pages of a context, popups and frames included. */
export class ConsoleGuard {
  private readonly allowed: RegExp[] = [];
  private readonly seen: string[] = [];

  /** The function returned ends it. */
  watch(context: BrowserContext): () => void {
    const hear = (message: ConsoleMessage): void => {
      if (!['warning', 'error'].includes(message.type())) return;
      this.seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    };
    const catchError = (error: WebError): void => {
      this.seen.push(`uncaught: ${error.error().stack ?? error.error().message}`);
    };
    context.on('console', hear).on('weberror', catchError);
    return () => void context.off('console', hear).off('weberror', catchError);
  }

  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  /** What was printed and not allowed. */
  get unexpected(): readonly string[] {
    return this.seen.filter((line) => !this.allowed.some((pattern) => pattern.test(line)));
  }
}
