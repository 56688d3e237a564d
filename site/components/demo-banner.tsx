import { languageCodes } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { languageAttributes } from '../language-attributes.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Says, in every language, that this build talks to test services only. */
export function DemoBanner() {
  useStyles('demo-banner');
  return (
    <aside className="demo-banner">
      {languageCodes.map((language) => (
        <span key={language} {...languageAttributes(language)}>
          {catalogues[language].common.demoBanner}{' '}
        </span>
      ))}
    </aside>
  );
}
