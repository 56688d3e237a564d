import type { CDPSession } from '@playwright/test';
import { expect } from '../browser/test.ts';
import type { Finding, PageRuler } from './finding.ts';

const plantedClass = 'planted-for-form-audits';

/**
 * What Chromium's DevTools show under Issues: its form audits, asked for anew, and whatever else it has noted of the page
 * (https://chromedevtools.github.io/devtools-protocol/tot/Audits/). The audits belong to the whole browser, not to its headless shell, and tell of faults
 * alone; so each page has a fault planted, and has been audited once that one is told of twice. Labels they audit in the document alone: what a shadow
 * root holds stands there as a copy for that time.
 */
export const formAudits: PageRuler = async (page) => {
  const devtools = await page.context().newCDPSession(page);
  const issues: { readonly kind: string; readonly node: number | undefined; readonly details: string }[] = [];
  devtools.on('Audits.issueAdded', ({ issue: { code, details } }) => {
    const { errorType, violatingNodeId } = details.genericIssueDetails ?? {};
    issues.push({ kind: errorType ?? code, node: violatingNodeId, details: JSON.stringify(details) });
  });
  const planted = await page.evaluateHandle((name) => {
    const box = document.createElement('div');
    // A page without any field is not audited at all.
    box.innerHTML = `<form><label class="${name}">planted</label><input name="${name}" id="${name}"></form>`;
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      for (const part of shadowRoot?.children ?? []) box.append(part.cloneNode(true));
    }
    return document.body.appendChild(box);
  }, plantedClass);
  await devtools.send('Audits.enable');
  const times = async (): Promise<number> => {
    // Not among the typed commands yet, though documented.
    await devtools.send('Audits.checkFormsIssues' as 'Audits.enable');
    const markups = await Promise.all(issues.map(({ node }) => markupOf(devtools, node)));
    return markups.filter((markup) => markup.includes(plantedClass)).length;
  };
  await expect
    .poll(times, { message: 'the browser audits forms', intervals: [100, 250, 500], timeout: 60_000 })
    .toBeGreaterThan(1);
  const found = new Map<string, Finding>();
  for (const { kind, node, details } of issues) {
    const markup = await markupOf(devtools, node);
    // Of an element that has gone since, whatever showed it was told.
    const isGone = node !== undefined && markup === '';
    if (isGone || markup.includes(plantedClass)) continue;
    found.set(`${kind} ${markup || details}`, { rule: kind, where: markup || details, says: details });
  }
  await planted.evaluate((box) => box.remove());
  await devtools.detach();
  return [...found.values()];
};

/** The start tag of a node that an issue names; empty for one that has gone. */
async function markupOf(devtools: CDPSession, backendNodeId: number | undefined): Promise<string> {
  if (backendNodeId === undefined) return '';
  const { outerHTML } = await devtools.send('DOM.getOuterHTML', { backendNodeId }).catch((error: Error) => {
    if (/No node/i.test(error.message)) return { outerHTML: '' };
    throw error;
  });
  return /^<[^>]*>/.exec(outerHTML)?.[0] ?? '';
}
