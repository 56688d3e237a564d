import { useRef, useState } from 'react';
import { type Language, languageCodes, languages } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';
import { longDate, rupees } from '../../format.ts';
import { keptShopName } from '../kept-shop-name.ts';
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
  const [copied, setCopied] = useState<'' | 'copied' | 'copyByHand'>('');
  const box = useRef<HTMLTextAreaElement>(null);
  const date = longDate(party.oldest, words.language);
  const message = words.text.reminder(party.bills, party.party, rupees(party.total / 100), date, keptShopName());
  const label = text.reminderFor(party.party);
  const speak = (other: Language) => {
    setCopied('');
    loadDebtsText(other).then(
      (loaded) => setWords({ text: loaded, language: other }),
      () => undefined,
    );
  };
  const copy = () => {
    box.current?.select();
    // No clipboard, or one that refuses: the text is marked, and a sentence says what to press.
    const written = navigator.clipboard ? navigator.clipboard.writeText(message) : Promise.reject();
    written.then(
      () => setCopied('copied'),
      () => setCopied('copyByHand'),
    );
  };
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
      <textarea ref={box} aria-label={label} lang={words.language} rows={7} readOnly value={message} />
      <p className="actions">
        <button type="button" className="button" onClick={copy}>
          {text.copy}
        </button>
        <a className="button external" href={whatsAppLink(message)} target="_blank" rel="noopener">
          {text.whatsApp}
          <span className="visually-hidden"> ({text.newTab})</span>
        </a>
        <span aria-live="polite">{copied && text[copied]}</span>
      </p>
    </details>
  );
}

/** To nobody yet: WhatsApp asks whom. Half characters, which no address can hold, are replaced. */
const whatsAppLink = (text: string): string =>
  `https://wa.me/?${new URLSearchParams({ text }).toString().replace(/\+/g, '%20')}`;
