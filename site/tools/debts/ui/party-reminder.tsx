import { useState } from 'react';
import { type Language, languageCodes, languages } from '../../../../account/languages.ts';
import { formatLongDate, formatRupees } from '../../../base/format.ts';
import type { Catalogue } from '../../../content/catalogue.ts';
import {
  billStorageEntry,
  isStoredByNewerRelease,
  readStoredValue,
  shopStorageEntry,
} from '../../browser/browser-storage.ts';
import { Button, MessageBox } from '../../browser/message-box.tsx';
import { normalizeCode, upiIdPattern } from '../../reading/clean-text.ts';
import { findAgeGroup, type Party, type UnpaidBill } from '../compute-parties.ts';
import { type DebtsText, useDebts } from './debts-context.ts';

type ReminderContext = { readonly text: DebtsText; readonly language: Language };

/** Maximum number of bills in a message. */
const mostBills = 12;

/** Returns a polite message to a party in one language. */
export function formatReminder({ party, paise, left }: Party, { text, language }: ReminderContext): string {
  const { billOf, moreBills, reminder } = text;
  const bills = left
    .slice(0, mostBills)
    .map((bill) => `• ${billOf(bill.bill, bill.date ? formatLongDate(bill.date, language) : '')}: ${owed(bill, text)}`);
  const more = left.length - bills.length;
  if (more > 0) bills.push(moreBills(more));
  const { name, upiId } = storedSeller();
  return reminder(party, formatRupees(paise / 100), bills.join('\n'), upiId, name);
}

/** Formats an unpaid amount. If the bill has no date, adds the age from the amount's column. */
function owed({ paise, since, days }: UnpaidBill, text: DebtsText): string {
  const amount = formatRupees(paise / 100);
  return since === null && days !== null ? text.ages[findAgeGroup(days)](amount) : amount;
}

/** Renders the message to a party in a chosen language. The visitor reads it before sending or copying it. */
export function PartyReminder({ party }: { readonly party: Party }) {
  const { text, language } = useDebts();
  const [words, setWords] = useState<ReminderContext>({ text, language });
  const message = formatReminder(party, words);
  const label = `${text.reminderHeading}: ${party.party}`;
  const speak = (other: Language) =>
    loadDebtsText(other)
      .then((loaded) => setWords({ text: loaded, language: other }))
      .catch(() => undefined);
  return (
    <div className="debts-reminder">
      <p className="actions">
        {languageCodes.map((code) => (
          <Button
            key={code}
            {...{ lang: code, className: 'bill-quiet', label: languages[code].ownName }}
            aria-pressed={code === words.language}
            onClick={() => speak(code)}
          />
        ))}
      </p>
      <MessageBox
        key={message}
        aria-label={label}
        lang={words.language}
        rows={7}
        {...{ message, text, to: party.phone }}
      />
    </div>
  );
}

const files = import.meta.glob<{ readonly debtTexts: Catalogue['debts'] }>('../../../content/*/debt-texts.ts');

/** Loads the texts of "Who owes me" in a language. Rejects if loading fails. */
export async function loadDebtsText(language: Language): Promise<DebtsText> {
  const load = files[`../../../content/${language}/debt-texts.ts`] ?? files['../../../content/en/debt-texts.ts'];
  if (load === undefined) throw new Error(`No words for ${language}.`);
  return (await load()).debtTexts;
}

/**
 * Returns the shop's name and UPI id from this tab's bill, else those of the remembered shop. Does not load the bill
 * maker's scripts.
 */
function storedSeller(): { readonly name: string; readonly upiId: string } {
  const shop = readStoredValue(shopStorageEntry);
  const { draft, of } = readStoredValue(billStorageEntry);
  const { head } = Object(draft);
  const isForgotten = of !== undefined && of !== shop.id && !isStoredByNewerRelease(shopStorageEntry);
  const isStored = head?.sellerName && !isForgotten;
  const { sellerName = '', sellerUpi = '' } = isStored ? head : shop;
  const [name, upiId] = [String(sellerName).trim().slice(0, 120), normalizeCode(String(sellerUpi))];
  return { name, upiId: upiIdPattern.test(upiId) ? upiId : '' };
}
