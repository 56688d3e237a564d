import type { Language } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import { rupees } from '../../format.ts';
import { AgingTable } from './aging-table.tsx';
import { type Debts, daysBetween } from './collect-debts.ts';
import { PartyReminder } from './party-reminder.tsx';

export type DebtsText = Catalogue['debts'];

type DebtsResultProps = {
  readonly debts: Debts;
  readonly today: string;
  readonly text: DebtsText;
  readonly language: Language;
};

/** What the pasted lines come to: the aging picture, what could not be read, a reminder for each party. */
export function DebtsResult({ debts, today, text, language }: DebtsResultProps) {
  const { parties, total, oldest, unread } = debts;
  const inRupees = (paise: number) => paise / 100;
  const rows = parties.map((row) => ({
    party: row.party,
    total: inRupees(row.total),
    upTo30: inRupees(row.upTo30),
    upTo60: inRupees(row.upTo60),
    over60: inRupees(row.over60),
  }));
  return (
    <>
      {rows.length > 0 && <AgingTable {...{ rows, text }} total={inRupees(total)} />}
      {oldest !== null && (
        <p className="debts-oldest" aria-live="polite">
          {text.oldest(daysBetween(oldest.date, today), oldest.party, rupees(inRupees(oldest.amount)))}
        </p>
      )}
      {unread.length > 0 && (
        <>
          <h3>{text.unread}</h3>
          <ul className="debts-unread">
            {unread.map(({ position, line, issue }) => (
              <li key={position}>
                <small>{text.lineNumber(position)}</small> <q>{line}</q> {text.issues[issue]}
              </li>
            ))}
          </ul>
        </>
      )}
      {parties.length > 0 && (
        <>
          <h3>{text.reminders}</h3>
          {parties.map((party) => (
            <PartyReminder key={party.party} {...{ party, text, language }} />
          ))}
        </>
      )}
    </>
  );
}
