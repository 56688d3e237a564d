import type { ReactNode } from 'react';
import { languageCodes } from '../../account/languages.ts';
import { formatRupees } from '../base/format.ts';
import { toolPaths } from '../base/paths.ts';
import { catalogues } from '../content/catalogues.ts';
import { sampleMonth, samplePaymentsReceived } from '../sample-book/sample-books.ts';
import { PageLink } from './links.tsx';
import { getLanguageAttributes, useSiteContext, useStyles } from './site-context.ts';

/**
 * The section "Why choose": claims, each with a word or a number instead of a picture, then the areas covered and the
 * audiences.
 */
export function WhyChooseSection() {
  useStyles('why-choose');
  const { why, samples, tools } = useSiteContext().text;
  const pictures: Readonly<Record<keyof typeof why.claims, ReactNode>> = {
    gst: <span translate="no">GSTR-1, 3B</span>,
    currency: formatRupees(sampleMonth.sales),
    languages: <BillInEachLanguage />,
    setup: why.pictures.setup,
    devices: why.pictures.devices,
    offline: why.pictures.offline,
    support: '@',
  };
  const notes = [
    [why.areasHeading, Object.values(why.areas)],
    [why.audiencesHeading, Object.values(why.audiences)],
    [why.modesHeading, samplePaymentsReceived.map(({ mode }) => samples.modes[mode])],
    [why.reportsHeading, ['GSTR-1', 'GSTR-3B']],
  ] as const;
  return (
    <section className="why">
      <div className="section">
        <h2>{why.heading}</h2>
        <dl className="claims">
          {Object.entries(why.claims).map(([id, { title, text }]) => (
            <div key={id}>
              <dt>
                <span className="claim-picture" aria-hidden="true">
                  {pictures[id as keyof typeof pictures]}
                </span>
                {title}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>
              <span className="claim-picture" aria-hidden="true">
                ₹0
              </span>
              {tools.heading}
            </dt>
            {toolPaths.map((path) => (
              <dd key={path}>
                <PageLink to={path} className="lone-link">
                  {tools.items[path].name}
                </PageLink>
              </dd>
            ))}
          </div>
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
    </section>
  );
}

/** The word for a bill in each language of the app. */
function BillInEachLanguage() {
  return languageCodes.map((code) => (
    <span key={code} {...getLanguageAttributes(code)}>
      {catalogues[code].why.pictures.bill}
    </span>
  ));
}
