import type { Language } from '../../../../account/languages.ts';
import { daysBetween, rupees, slashed } from '../../../base/format.ts';
import { AgingTable } from '../../../components/aging-table.tsx';
import type { Catalogue } from '../../../content/catalogue.ts';
import { Button, MessageBox } from '../../browser/message-box.tsx';
import type { Debts } from '../collect-debts.ts';
import { PartyReminder } from './party-reminder.tsx';

/** `join`: two names are one party's. */
type DebtsResultProps = Readonly<{ debts: Debts; today: string; text: Catalogue['debts']; language: Language }> & {
  readonly join: (one: string, other: string) => void;
};

/** What the pasted lines come to: the aging picture, what could not be read, a reminder for each party. */
export function DebtsResult({ debts, today, text, language, join }: DebtsResultProps) {
  const { parties, settled, total, paid, oldest, alike, read, passed, unread } = debts;
  const done = settled.map(({ party, over }) => text.settledParty(party, over > 0 ? rupees(over / 100) : ''));
  return (
    <>
      <p className="debts-sum" aria-live="polite">
        {text.sum(rupees(total / 100), read, read + unread.length)}
      </p>
      {parties.length > 0 && <AgingTable {...{ rows: parties, total, text }} />}
      {oldest !== null && (
        <p>{text.oldest(daysBetween(oldest.date, today), oldest.party, rupees(oldest.amount / 100))}</p>
      )}
      {paid > 0 && <p>{text.paid(rupees(paid / 100))}</p>}
      {settled.length > 0 && <p>{text.settled(done.join(', '))}</p>}
      {passed > 0 && <p>{text.passed(passed)}</p>}
      {alike.map(([one, other]) => (
        <p key={other}>
          {text.alike(one, other)} <Button className="bill-quiet" label={text.join} onClick={() => join(one, other)} />
        </p>
      ))}
      {unread.length > 0 && (
        <>
          <h3>{text.unread}</h3>
          <ul className="debts-unread">
            {unread.map(({ position, line, issue }) => (
              <li key={position}>
                <small>{text.lineNumber(position)}</small> <q>{line}</q> <span>{text.issues[issue]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {parties.length > 0 && <h3>{text.reminders}</h3>}
      {parties.map((party) => (
        <PartyReminder key={party.party} {...{ party, today, text, language }} />
      ))}
      {read > 0 && <DebtsTable {...{ debts, today, text }} />}
    </>
  );
}

/** The day's list as cells between tabs, which spreadsheets read: what each bill leaves to pay, and advances below 0. */
function DebtsTable({ debts: { parties, settled, total }, today, text }: Omit<DebtsResultProps, 'language' | 'join'>) {
  const ofBills = parties.flatMap(({ party, left }) =>
    left.map(({ bill = '', date, days, amount }) => [
      party,
      bill,
      date ? slashed(date) : '',
      date ? daysBetween(date, today) : (days?.join('-').replace('-Infinity', '+') ?? ''),
      amount / 100,
    ]),
  );
  const advances = settled.filter(({ over }) => over > 0).map(({ party, over }) => [party, '', '', '', 0 - over / 100]);
  const over = settled.reduce((all, each) => all + each.over, 0);
  const rows = [text.tableHeads, ...ofBills, ...advances, [text.total, '', '', '', (total - over) / 100]];
  const table = rows.map((row) => row.join('\t')).join('\n');
  return (
    <details className="debts-reminder">
      <summary>{text.table}</summary>
      <MessageBox key={table} aria-label={text.table} rows={7} message={table} text={text} />
    </details>
  );
}
