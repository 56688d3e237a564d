import type { Page } from '@playwright/test';

/** One sentence of the ARIA Authoring Practices, as a question to an open page. */
export type Practice = {
  /** The sentence, in short. */
  readonly rule: string;
  /** The part of the pattern's page that says so. */
  readonly source: `https://www.w3.org/WAI/ARIA/apg/patterns/${string}`;
  readonly holds: (page: Page) => Promise<boolean>;
};
