import { toolPaths } from '../base/paths.ts';
import { sampleReceipts } from '../sample-book/sample-books.ts';
import { PageLink } from './links.tsx';
import { BillScreen } from './screens/bill-screen.tsx';
import { useSite, useStyles } from './site-context.ts';

/** Why Choose: the claims as ledger entries beside a bill on a phone, the audiences, and the ten areas as an index. */
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
      <div className="why-screen">
        <BillScreen />
      </div>
      <div className="sheet ledger index-page">
        <div>
          <h3>{why.areasHeading}</h3>
          <ul className="index-areas">
            {Object.values(why.areas).map((area) => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{tools.heading}</h3>
          <ul>
            {toolPaths.map((path) => (
              <li key={path}>
                <PageLink to={path}>{tools.items[path].name}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
