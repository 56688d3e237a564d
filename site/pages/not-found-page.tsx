import { languageCodes, pathInLanguage } from '../../account/languages.ts';
import { languageAttributes, useStyles } from '../components/site-context.ts';
import { catalogues } from '../content/catalogues.ts';

/** One file, which contains every language, answers every unknown path. */
export function NotFoundPage() {
  useStyles('paper', 'not-found');
  return (
    <div className="section not-found">
      {languageCodes.map((language, index) => {
        const { heading, text, home } = catalogues[language].notFound;
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <div key={language} {...languageAttributes(language)} className="sheet ledger">
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
