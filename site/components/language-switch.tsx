import { catalogues } from '../content/catalogue.ts';
import { languageFacts, localPath, otherLanguage } from '../language.ts';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';

/** Leads to the same page in the other language; the label is written in that language. */
export function LanguageSwitch({ path }: { readonly path: Path | null }) {
  const { language } = useSite();
  const other = otherLanguage(language);
  return (
    <a
      href={localPath(path ?? '/', other)}
      lang={other}
      hrefLang={other}
      aria-label={catalogues[language].common.switchLanguage}
    >
      {languageFacts[other].ownName}
    </a>
  );
}
