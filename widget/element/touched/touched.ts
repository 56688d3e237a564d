import { browserClock, pageTools } from '../../adapters/browser/browser-ports.ts';
import { messages } from '../../languages/en/messages.ts';
import { failureKey } from '../../languages/failure-key.ts';
import touchedCss from '../../ui/touched/touched.css?inline';
import { touchedViews as views } from '../../ui/touched/touched-views.tsx';
import type { TouchedChunk } from '../../ui/touched-chunk.ts';
import { applyStyles } from '../apply-styles.ts';
import { createCardWork } from './card-work.ts';
import { renderFailure, reportLine, reportTag } from './reports.ts';

const touched: TouchedChunk = { views, messages, failureKey, clock: browserClock, tools: pageTools };

const styled = new WeakSet<ShadowRoot>();

/** The styles of what a touched card shows. */
function applyTouchedStyles(host: HTMLElement): void {
  const root = host.shadowRoot;
  if (root === null || styled.has(root)) return;
  styled.add(root);
  applyStyles(root, touchedCss, host.nonce);
}

/** All that only a touched card needs, but for Firebase itself. */
export { applyTouchedStyles, createCardWork, renderFailure, reportLine, reportTag, touched };
