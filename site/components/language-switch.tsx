import type { Address } from '../addresses.ts';
import { catalogues } from '../content/catalogue.ts';
import { languageFacts, localPath, otherLanguage } from '../language.ts';
import { useSite } from '../site-context.ts';

/** Leads to the same page in the other language; the label is written in that language. */
export function LanguageSwitch({ address }: { readonly address: Address | null }) {
  const { language } = useSite();
  const other = otherLanguage(language);
  return (
    <a
      href={localPath(address ?? '/', other)}
      lang={other}
      hrefLang={other}
      aria-label={catalogues[language].common.switchLanguage}
    >
      {languageFacts[other].ownName}
    </a>
  );
}
