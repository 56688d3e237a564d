import type { Language } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import { rupees } from '../../format.ts';
import { AgingTable } from './aging-table.tsx';
import { type Debts, daysBetween } from './collect-debts.ts';
import { DebtsTable } from './debts-table.tsx';
import { PartyReminder } from './party-reminder.tsx';

/** `join`: two names are said to be one party's. */
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
          {text.alike(one, other)}{' '}
          <button type="button" className="bill-quiet" onClick={() => join(one, other)}>
            {text.join}
          </button>
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
