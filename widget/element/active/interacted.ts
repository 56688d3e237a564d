import { systemClock } from '../../../account/clock.ts';
import { pageTools } from '../../adapters/browser/browser-ports.ts';
import { messages } from '../../languages/en/messages.ts';
import { failureKey } from '../../languages/failure-key.ts';
import interactedCss from '../../ui/active/interacted.css?inline';
import { interactedViews as views } from '../../ui/active/interacted-views.tsx';
import type { InteractedChunk } from '../../ui/interacted-chunk.ts';
import { applyStyles } from '../apply-styles.ts';
import { renderFailure, reportLine, reportTag } from '../reports.ts';
import { createCardWork } from './card-work.ts';

const interacted: InteractedChunk = { views, messages, failureKey, clock: systemClock, tools: pageTools };

const styled = new WeakSet<ShadowRoot>();

function applyInteractedStyles(host: HTMLElement): void {
  const root = host.shadowRoot;
  if (root === null || styled.has(root)) return;
  styled.add(root);
  applyStyles(root, interactedCss, host.nonce);
}

/** Everything that only a used card needs, except Firebase itself. */
export { applyInteractedStyles, createCardWork, interacted, renderFailure, reportLine, reportTag };
