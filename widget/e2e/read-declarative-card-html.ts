import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../account/languages.ts';
import { readTestRun } from '../../dev/proof/browser/test-run.ts';
import type { Tab } from '../core/card-config.ts';

/** Returns the built card as a declarative shadow root, as a partner pastes it between the tags. */
export const readDeclarativeCardHtml = (language: Language, tab: Tab): string =>
  readFileSync(join(readTestRun().folder, 'widget/declarative', `${language}-${tab}.html`), 'utf8').trim();
