import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import type { Tab } from '../core/card-config.ts';
import type { Language } from '../languages/languages.ts';

/** Returns the built card as a declarative shadow root, as a partner pastes it between the tags. */
export const declarativeCard = (language: Language, tab: Tab): string =>
  readFileSync(join(readTestRun().folder, 'widget/declarative', `${language}-${tab}.html`), 'utf8').trim();
