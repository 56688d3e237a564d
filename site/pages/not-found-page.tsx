import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { getLanguageAttributes, useStyles } from '../components/site-context.ts';
import { catalogues } from '../content/catalogues.ts';

/** Renders the page for every unknown path. It contains every language, because one file answers all of them. */
export function NotFoundPage() {
  useStyles('paper', 'not-found');
  return (
    <div className="section not-found">
      {languageCodes.map((language, index) => {
        const { heading, text, home } = catalogues[language].notFound;
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <div key={language} {...getLanguageAttributes(language)} className="sheet ledger">
            <Heading>{heading}</Heading>
            <p>{text}</p>
            <p>
              <a href={pathInLanguage('/', language)} className="lone-link">
                {home}
              </a>
            </p>
          </div>
        );
      })}
    </div>
  );
}
