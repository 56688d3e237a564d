import type { Language } from '../../../widget/languages/languages.ts';
import type { Catalogue } from '../../content/catalogue.ts';

const files = import.meta.glob<{ readonly debts: Catalogue['debts'] }>('../../content/*/debts.ts');

/** The words of "Who owes me" in a language. Rejects if they cannot be fetched. */
export async function loadDebtsText(language: Language): Promise<Catalogue['debts']> {
  const load = files[`../../content/${language}/debts.ts`] ?? files['../../content/en/debts.ts'];
  if (load === undefined) throw new Error(`No words for ${language}.`);
  return (await load()).debts;
}
