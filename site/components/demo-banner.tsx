import { catalogues } from '../content/catalogue.ts';
import { languages } from '../language.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Says, in every language, that this build talks to test services only. */
export function DemoBanner() {
  useStyles('demo-banner');
  return (
    <aside className="demo-banner">
      {languages.map((language) => (
        <span key={language} lang={language}>
          {catalogues[language].common.demoBanner}{' '}
        </span>
      ))}
    </aside>
  );
}
