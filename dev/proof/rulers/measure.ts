import type { Page } from '@playwright/test';
import { axe } from './axe.ts';
import { codeSniffer } from './code-sniffer.ts';
import { equalAccess } from './equal-access.ts';
import type { Finding, PageRuler } from './finding.ts';
import { formAudits } from './form-audits.ts';
import type { Ruler } from './rulers.ts';

/** The rulers of what a browser shows. */
export const pageRulers = { axe, equalAccess, codeSniffer, formAudits } as const satisfies {
  readonly [Name in Ruler]?: PageRuler;
};

/** What each of them says of what the page shows now. */
export async function measure(page: Page): Promise<Readonly<Record<keyof typeof pageRulers, readonly Finding[]>>> {
  // One after the other: each of them moves things for a moment, to see what they cover.
  return {
    axe: await axe(page),
    equalAccess: await equalAccess(page),
    codeSniffer: await codeSniffer(page),
    formAudits: await formAudits(page),
  };
}
