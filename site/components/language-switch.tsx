import { languageCodes, languages, localPath } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { languageAttributes } from '../language-attributes.ts';
import type { Path } from '../paths.ts';
import { useSite } from '../site-context.ts';

/** Leads to the same page in each other language; a link is written in the language it leads to. */
export function LanguageSwitch({ path }: { readonly path: Path | null }) {
  const { language } = useSite();
  const others = languageCodes.filter((each) => each !== language);
  return others.map((other) => (
    <a
      key={other}
      href={localPath(path ?? '/', other)}
      {...languageAttributes(other)}
      hrefLang={other}
      aria-label={catalogues[other].common.readInThisLanguage}
    >
      {languages[other].ownName}
    </a>
  ));
}
