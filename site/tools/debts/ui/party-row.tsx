import { useState } from 'react';
import type { Language } from '../../../../account/languages.ts';
import { countDaysBetween, formatLongDate, formatRupees, formatShortDate } from '../../../base/format.ts';
import type { Paise } from '../../../base/money.ts';
import { Button, createWhatsAppLink } from '../../browser/message-box.tsx';
import { WhatsAppMark } from '../../browser/whats-app-mark.tsx';
import { type AgeGroup, ageGroups } from '../debt-ages.ts';
import type { BookLine, BookParty } from '../debt-book.ts';
import { TruncatedList } from './collapsed-section.tsx';
import { useDebts } from './debts-context.ts';
import { LineForm } from './line-form.tsx';
import { formatReminder, PartyReminder } from './party-reminder.tsx';

/**
 * Renders a bar with the sums of all ages. Screen readers ignore the bar, because a text beside it states the ages.
 */
export function AgeBar({ sums }: { readonly sums: Readonly<Record<AgeGroup, Paise>> }) {
  return (
    <span className="debts-bar" aria-hidden="true">
      {ageGroups.map(
        (group) => sums[group] > 0 && <i key={group} className={group} style={{ flexGrow: sums[group] }} />,
      )}
    </span>
  );
}

/** Formats a date, with the year only if it is not the current one. */
const dayWords = (iso: string, today: string, language: Language): string =>
  (iso.slice(0, 4) === today.slice(0, 4) ? formatShortDate : formatLongDate)(iso, language);

type PartyRowProps = {
  readonly party: BookParty;
  /**
   * If set, renders a button for a reminder. The value `first` is for the oldest debt, and gives the button a filled
   * background.
   */
  readonly remind?: 'first' | 'later' | undefined;
};

/** Renders a party with its sum, age and reminder, and with its lines if it is expanded. */
export function PartyRow({ party, remind }: PartyRowProps) {
  const { text, language, today } = useDebts();
  const [isOpen, setIsOpen] = useState(false);
  const age = party.oldest
    ? text.since(dayWords(party.oldest, today, language), Math.max(0, countDaysBetween(party.oldest, today)))
    : ageGroups.flatMap((group) => (party[group] > 0 ? text.ageNames[group] : [])).join(', ');
  const sum = party.paise < 0 ? text.inAdvance(formatRupees(0 - party.paise / 100)) : formatRupees(party.paise / 100);
  return (
    <li className="debts-row">
      <h4>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span>{party.party}</span>
          <small>{age}</small>
        </button>
      </h4>
      <b>{sum}</b>
      <AgeBar sums={party} />
      {remind && (
        <a
          className={`button${remind === 'first' ? ' button-primary' : ''}`}
          href={createWhatsAppLink(formatReminder(party, { text, language }), party.phone)}
          target="_blank"
          rel="noopener"
        >
          <WhatsAppMark /> {text.remind}
          <span className="visually-hidden">
            {' '}
            {party.party}, WhatsApp ({text.newTab})
          </span>
        </a>
      )}
      {isOpen && (
        <div className="debts-open">
          <TruncatedList rows={party.lines} className="debts-lines">
            {(line) => <LineRow key={line.key} line={line} />}
          </TruncatedList>
          {remind && <PartyReminder party={party} />}
        </div>
      )}
    </li>
  );
}

function LineRow({ line }: { readonly line: BookLine }) {
  const { text, language, today, dispatch } = useDebts();
  const [isOpen, setIsOpen] = useState(false);
  const { key, paise, date, writtenOn, bill } = line;
  const amount = formatRupees(Math.abs(paise) / 100);
  const label = isOpen ? text.close : text.change;
  const facts = [
    paise < 0 ? text.paid(amount) : amount,
    date && dayWords(date, today, language),
    !date && writtenOn && text.writtenOn(dayWords(writtenOn, today, language)),
    !date && !writtenOn && line.parts.length === 0 && text.noDate,
    bill && text.billNumber(bill),
    line.isCorrected && text.corrected,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <li>
      <p>
        <span>
          {facts}
          {line.text && <q>{line.text}</q>}
        </span>
        <Button
          className="bill-quiet"
          label={label}
          aria-label={`${label}: ${facts}`}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </p>
      {isOpen && (
        <LineForm
          entry={line}
          save={(entry) => {
            setIsOpen(false);
            dispatch({ type: 'lineCorrected', key, entry });
          }}
        >
          <Button label={text.remove} onClick={() => dispatch({ type: 'lineRemoved', key })} />
        </LineForm>
      )}
    </li>
  );
}
