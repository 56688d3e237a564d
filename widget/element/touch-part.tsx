import { browserClock } from '../adapters/browser/browser-clock.ts';
import { pageTools } from '../adapters/browser/page-tools.ts';
import { en } from '../messages/en.ts';
import { failureKey } from '../messages/failure-key.ts';
import { rareEn } from '../messages/rare-en.ts';
import type { RareParts } from '../ui/rare-parts.ts';
import { rareViews } from '../ui/rare-views.tsx';
import touchedCss from '../ui/touched.css?inline';
import { applyStyles } from './apply-styles.ts';
import { createCardWork } from './card-work.ts';
import { renderFailure } from './render-failure.ts';
import { reportConfigProblems } from './report-config-problems.ts';
import { reportLine } from './report-line.ts';
import { share } from './shared-modules.ts';

const rare: RareParts = {
  views: rareViews,
  messages: { ...en, ...rareEn },
  failureKey,
  clock: browserClock,
  tools: pageTools,
};

const styled = new WeakSet<ShadowRoot>();

/** The styles of what a touched card shows. */
function applyTouchedStyles(host: HTMLElement): void {
  const root = host.shadowRoot;
  if (root === null || styled.has(root)) return;
  styled.add(root);
  applyStyles(root, touchedCss, host.nonce);
}

/** All that only a touched card needs, but for Firebase itself. */
export { applyTouchedStyles, createCardWork, rare, renderFailure, reportConfigProblems, reportLine, share };
