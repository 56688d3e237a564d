import { languageCodes } from '../../widget/languages/languages.ts';
import { catalogues } from '../content/catalogues.ts';
import { languageAttributes } from '../language-attributes.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Says, in every language, that this build talks to test services only. */
export function DemoBanner() {
  useStyles('demo-banner');
  const { demoLabel } = useSite().text.common;
  return (
    <aside className="demo-banner" aria-label={demoLabel}>
      {languageCodes.map((language) => (
        <span key={language} {...languageAttributes(language)}>
          {catalogues[language].common.demoBanner}{' '}
        </span>
      ))}
    </aside>
  );
}
