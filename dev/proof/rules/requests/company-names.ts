import { cleanText } from '../../../../widget/core/clean-text.ts';
import { suggestedCompanyId } from '../../../../widget/core/company-id.ts';
import { fields } from '../../../../widget/core/fields.ts';
import type { RequestTable, RulesRequest, Visitor } from '../rules-request.ts';
import { asha, newRequest, uid } from '../sample-records.ts';

/**
 * A request for this company with the id that the card makes of it; taken where the card would send it, but for white
 * space at its ends.
 */
function request(title: string, companyName: string, by: Visitor = asha): RulesRequest {
  const isSeen = cleanText(companyName) !== '';
  const isWhole = cleanText(`a${companyName}a`) === `a${companyName}a`;
  const own = { uid: by.uid, companyName, suggestedCompanyId: suggestedCompanyId(companyName, by.uid) };
  return {
    title,
    answer: isSeen && isWhole && companyName.length <= fields.company.limit ? 'taken' : 'refused',
    by,
    path: `provision_requests/${by.uid}`,
    asks: { merge: newRequest(own) },
  };
}

const quoted = (name: string): string => {
  const shown = name.length > 40 ? `${name.slice(0, 4)}…${name.slice(-4)} (${name.length})` : name;
  return shown.replaceAll('\u0130', '\\u0130');
};
const withUid = (length: number): Visitor => ({ uid: uid.slice(0, length), claims: asha.claims });

const names = [
  'A -- B',
  '-- A & B --',
  'a-b',
  '#',
  'A@B[C`D{E/F:G',
  '24x7',
  'ABCXYZ abcxyz 0189',
  '\u0130stanbul \u212aebab',
  '\u0130\u0130 \u212a\u212a',
  'शर्मा & Sons',
  'தமிழ் கடை',
  'क्\u200dषत्रिय Traders',
  'STRA\u1e9eE, Ångström',
  '０Ａ 𝐀 ①',
  `${'x'.repeat(119)}-`,
  `-${'x'.repeat(119)}`,
  `${'x'.repeat(118)}-x`,
  `\u0130${'x'.repeat(119)}`,
  '\u0130'.repeat(60),
  '\u0130'.repeat(120),
  `${'\u0130'.repeat(40)}${'x'.repeat(80)}`,
  `x${'\u0130'.repeat(60)}${'x'.repeat(59)}`,
];

/** The names of companies, and the ids that go with them. */
export const companyNames: RequestTable = {
  'the company name': [
    ...names.map((name) => request(`"${quoted(name)}"`, name)),
    request('of nothing', ''),
    request('of blanks', '   '),
    request('of zero-width spaces', '\u200b\u200b'),
    request('with U+0000', 'A & B\u0000Traders (Pune)'),
    request('with a control character', 'A & B \u0007Traders (Pune)'),
    request('with a line break', 'A & B\nTraders (Pune)'),
    request('with a mark that turns the direction', 'A & B \u202eTraders (Pune)'),
    request('with such a mark in front', '\u202eA & B Traders (Pune)'),
    request('with such a mark at its end', 'A & B Traders (Pune)\u202e'),
    request('with an isolate', 'A & B \u2066Traders (Pune)'),
  ],
  'a user id': [5, 6, 7].map((length) => request(`of ${length} characters`, 'A & B Traders', withUid(length))),
};
