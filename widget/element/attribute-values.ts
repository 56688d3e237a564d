import { handoffs, humanChecks, loadings, tabs, themes } from '../core/card-config.ts';
import { languageCodes } from '../languages/languages.ts';

/**
 * The attributes that take one of a few words, with all of those; for types, descriptions and tests, not for the card
 * itself.
 */
export const attributeValues = {
  tab: tabs,
  lang: languageCodes,
  theme: themes,
  handoff: handoffs,
  'human-check': humanChecks,
  loading: loadings,
} as const;
