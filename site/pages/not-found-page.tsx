import { catalogues } from '../content/catalogue.ts';
import { languages, localPath } from '../language.ts';
import { useStyles } from '../styles/use-styles.ts';

/** One file answers every unknown path, so it speaks both languages. */
export function NotFoundPage() {
  useStyles('paper', 'not-found');
  return (
    <div className="section not-found">
      {languages.map((language, index) => {
        const { heading, text, home } = catalogues[language].notFound;
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <div key={language} lang={language} className="sheet ledger">
            <Heading>{heading}</Heading>
            <p>{text}</p>
            <p>
              <a href={localPath('/', language)} className="lone-link">
                {home}
              </a>
            </p>
          </div>
        );
      })}
    </div>
  );
}
