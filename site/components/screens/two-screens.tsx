import { AgingBar } from '../../bill/debts/aging-bar.tsx';
import { ages } from '../../bill/debts/collect-debts.ts';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite, useStyles } from '../../site-context.ts';
import { OutstandingAges } from '../fragments/slide-fragments.tsx';
import { PageLink } from '../links.tsx';
import { AppAreas, AppTitle, DeviceFrame } from './device-frame.tsx';
import { GstScreen } from './gst-screen.tsx';

/** Who owes the sample shop what and since when, on a phone: largest first, as "Who owes me" sorts. */
function DebtsScreen() {
  useStyles('aging-list', 'outstanding-list', 'sample-screens');
  const { debts, features, samples, slides } = useSite().text;
  const { fragments } = slides;
  const { parties, byAge, total } = outstandingTotals();
  const longest = Math.max(...parties.map((party) => party.total));
  const label = [
    `${debts.heading} ${samples.total} ${rupees(total)}`,
    ...parties.map((row) => `${samples.parties[row.party]} ${rupees(row.total)}`),
  ].join(', ');
  return (
    <DeviceFrame device="phone" label={label} title={<AppTitle title={debts.heading} />}>
      <div className="screen">
        <p className="screen-figure">
          <span>{fragments.outstanding}</span> <b>{rupees(total)}</b>
        </p>
        <AgingBar parts={ages.map((age) => byAge[age] / total)} />
        <OutstandingAges />
        <ul className="debtors">
          {parties.map((row) => (
            <li key={row.party}>
              <p className="screen-pair">
                <b>{samples.parties[row.party]}</b>
                <b>{rupees(row.total)}</b>
              </p>
              <AgingBar parts={ages.map((age) => row[age] / longest)} />
              <small>{features.fragments.oldestBill(row.oldestDays)}</small>
            </li>
          ))}
        </ul>
      </div>
      <AppAreas as="tabs" current="parties" />
    </DeviceFrame>
  );
}

/** The product itself, below the hero: a computer's screen and a phone's, of one sample shop. */
export function TwoScreens() {
  useStyles('two-screens');
  const { screens } = useSite().text.samples;
  return (
    <section className="section two-screens" aria-labelledby="screens-heading">
      <h2 id="screens-heading">{screens.heading}</h2>
      <p className="lead">{screens.lead}</p>
      <p>
        <PageLink to="/features" className="lone-link">
          {screens.more}
        </PageLink>
      </p>
      <div className="two-screens-stage">
        <GstScreen />
        <DebtsScreen />
      </div>
    </section>
  );
}
