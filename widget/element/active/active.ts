import { systemClock } from '../../../account/clock.ts';
import { browserFunctionsPort } from '../../adapters/browser/browser-ports.ts';
import { messages } from '../../languages/en/messages.ts';
import { findFailureKey } from '../../languages/find-failure-key.ts';
import activeCss from '../../ui/active/active.css?inline';
import { activeViews as views } from '../../ui/active/active-views.tsx';
import type { ActiveChunk } from '../../ui/active-chunk.ts';
import { applyStyles } from '../apply-styles.ts';
import { printConsoleLine, reportTagProblems, showRenderFailure } from '../reports.ts';
import { createFlowsAndAdapters } from './create-flows-and-adapters.ts';

const activeChunk: ActiveChunk = {
  views,
  messages,
  failureKey: findFailureKey,
  clock: systemClock,
  tools: browserFunctionsPort,
};

const styled = new WeakSet<ShadowRoot>();

function applyActiveStyles(host: HTMLElement): void {
  const root = host.shadowRoot;
  if (root === null || styled.has(root)) return;
  styled.add(root);
  applyStyles(root, activeCss, host.nonce);
}

/** This chunk contains all code that a card loads once a visitor uses it, except the code of Firebase. */
export {
  activeChunk,
  applyActiveStyles,
  createFlowsAndAdapters,
  printConsoleLine,
  reportTagProblems,
  showRenderFailure,
};
