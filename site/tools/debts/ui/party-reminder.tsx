import { useState } from 'react';
import { type Language, languageCodes, languages } from '../../../../account/languages.ts';
import { longDate, rupees } from '../../../base/format.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import { Button, MessageBox } from '../../browser/message-box.tsx';
import { isOfNewerRelease, readStored, storedBill, storedShop } from '../../browser/stored.ts';
import { upiForm, writtenCode } from '../../reading/written-text.ts';
import { type Debts, groupOf } from '../collect-debts.ts';

/** `today` is an ISO date; a reminder begins in the page's own words and language. */
type PartyReminderProps = Readonly<{ party: Debts['parties'][number]; today: string }> &
  Readonly<{ text: Catalogue['debts']; language: Language }>;

/** Bills that a message lists. */
const mostBills = 12;

/** A polite line for one party, in either language, to be read, and then sent by WhatsApp or copied. */
export function PartyReminder({ party: { party, phone, total, left }, today, text, language }: PartyReminderProps) {
  const [words, setWords] = useState({ text, language });
  const bills = left.slice(0, mostBills).map((debt) => {
    const amount = rupees(debt.amount / 100);
    const owed = debt.date ? amount : words.text.ages[groupOf(debt, today)](amount);
    const date = debt.date ? longDate(debt.date, words.language) : '';
    return `• ${words.text.billOf(debt.bill ?? '', date)}: ${owed}`;
  });
  const more = left.length - bills.length;
  if (more > 0) bills.push(words.text.moreBills(more));
  const { name, upiId } = keptShop();
  const message = words.text.reminder(party, rupees(total / 100), bills.join('\n'), upiId, name);
  const label = text.reminderFor(party);
  const speak = (other: Language) =>
    loadDebtsText(other)
      .then((loaded) => setWords({ text: loaded, language: other }))
      .catch(() => undefined);
  return (
    <details className="debts-reminder">
      <summary>{label}</summary>
      <p className="debts-languages">
        {languageCodes.map((code) => (
          <Button
            key={code}
            {...{ lang: code, className: 'bill-quiet', label: languages[code].ownName }}
            aria-pressed={code === words.language}
            onClick={() => speak(code)}
          />
        ))}
      </p>
      <MessageBox key={message} aria-label={label} lang={words.language} rows={7} {...{ message, text, to: phone }} />
    </details>
  );
}

const files = import.meta.glob<{ readonly debts: Catalogue['debts'] }>('../../../content/*/debts.ts');

/** The words of "Who owes me" in a language. Rejects if they cannot be fetched. */
export async function loadDebtsText(language: Language): Promise<Catalogue['debts']> {
  const load = files[`../../../content/${language}/debts.ts`] ?? files['../../../content/en/debts.ts'];
  if (load === undefined) throw new Error(`No words for ${language}.`);
  return (await load()).debts;
}

/** Returns name and UPI id of this tab's bill, else of the remembered shop; loads nothing that counts bills. */
function keptShop(): { readonly name: string; readonly upiId: string } {
  const shop = readStored(storedShop);
  const { draft, of } = readStored(storedBill);
  const { head } = Object(draft);
  const isForgotten = of !== undefined && of !== shop.id && !isOfNewerRelease(storedShop);
  const isKept = head?.sellerName && !isForgotten;
  const { sellerName = '', sellerUpi = '' } = isKept ? head : shop;
  const [name, upiId] = [String(sellerName).trim().slice(0, 120), writtenCode(String(sellerUpi))];
  return { name, upiId: upiForm.test(upiId) ? upiId : '' };
}
