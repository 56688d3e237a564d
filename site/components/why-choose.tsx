import { sampleReceipts } from '../content/facts/sample-books.ts';
import { toolPaths } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';

/** Why Choose: the claims as ledger entries, the ten areas as the ledger's index, and for whom. */
export function WhyChoose() {
  useStyles('paper', 'why-choose');
  const { why, samples, tools } = useSite().text;
  const notes = [
    [why.audiencesHeading, Object.values(why.audiences)],
    [why.modesHeading, sampleReceipts.map(({ mode }) => samples.modes[mode])],
    [why.reportsHeading, ['GSTR-1', 'GSTR-3B']],
  ] as const;
  return (
    <section className="section why">
      <div>
        <h2>{why.heading}</h2>
        <dl className="entries">
          {Object.values(why.claims).map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className="why-notes">
          {notes.map(([heading, words]) => (
            <div key={heading}>
              <dt>{heading}</dt>
              <dd>{words.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="sheet ledger index-page">
        <h3>{why.areasHeading}</h3>
        <ol>
          {Object.values(why.areas).map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ol>
        <h3>{tools.heading}</h3>
        <ul>
          {toolPaths.map((path) => (
            <li key={path}>
              <PageLink to={path}>{tools.items[path].name}</PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
