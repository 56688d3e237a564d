import type { CardDirective, cardSources } from '../../../widget/release/card-policy.ts';
import { code, table } from './markdown.ts';

/** Why a directive needs what the table adds to it. */
const policyReasons: Readonly<Partial<Record<CardDirective, string>>> = {
  'style-src-attr': "for style attributes that Google's human check sets on its own box; the card itself needs none",
};

/** What a page's own policy must add for the card, by directive. */
export function policyTable(sources: ReturnType<typeof cardSources>): string {
  const rows = (Object.keys(sources) as CardDirective[]).map((directive) => {
    const listed = sources[directive].map(code).join(' ');
    const reason = policyReasons[directive];
    return [code(directive), reason ? `${listed}, ${reason}` : listed];
  });
  return table(['directive', 'add'], rows);
}
