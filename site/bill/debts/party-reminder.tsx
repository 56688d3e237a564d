import { useState } from 'react';
import { type Language, languageCodes, languages } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import { longDate, rupees } from '../../format.ts';
import { keptShopName } from '../kept-bill.ts';
import { MessageBox } from '../message-box.tsx';
import type { Debts } from './collect-debts.ts';
import { loadDebtsText } from './debts-texts.ts';

type PartyReminderProps = {
  readonly party: Debts['parties'][number];
  /** The page's own words and language, in which a reminder begins. */
  readonly text: Catalogue['debts'];
  readonly language: Language;
};

/** A polite line for one party, in either language, to be read, and then sent by WhatsApp or copied. */
export function PartyReminder({ party, text, language }: PartyReminderProps) {
  const [words, setWords] = useState({ text, language });
  const date = longDate(party.oldest, words.language);
  const message = words.text.reminder(party.bills, party.party, rupees(party.total / 100), date, keptShopName());
  const label = text.reminderFor(party.party);
  const speak = (other: Language) =>
    loadDebtsText(other).then(
      (loaded) => setWords({ text: loaded, language: other }),
      () => undefined,
    );
  return (
    <details className="debts-reminder">
      <summary>{label}</summary>
      <p className="debts-languages">
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="bill-quiet"
            aria-pressed={code === words.language}
            onClick={() => speak(code)}
          >
            {languages[code].ownName}
          </button>
        ))}
      </p>
      <MessageBox key={message} aria-label={label} lang={words.language} rows={7} message={message} text={text} />
    </details>
  );
}
