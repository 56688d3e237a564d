import type { Page } from '@playwright/test';

/** Something that a ruler holds against what it was shown. */
export type Finding = {
  /** The ruler's own name of its rule, after the weight that it gives it where it has several. */
  readonly rule: string;
  /** The element, as a selector or as markup; for rulers of text, the part of the text. */
  readonly where: string;
  /** The ruler's own words. */
  readonly says: string;
};

/** What a ruler that cannot run here has to say of everything. */
export type NotRun = 'not run';

/** A ruler of what a browser shows: of the whole page, and of all that its open shadow roots hold. */
export type PageRuler = (page: Page) => Promise<readonly Finding[]>;
