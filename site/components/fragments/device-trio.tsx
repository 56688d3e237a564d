import { invoiceTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** The same bill on three screens. */
export function DeviceTrio() {
  useStyles('ticks', 'device-trio');
  const { text } = useSite();
  const { fragments } = text.slides;
  const amount = rupees(invoiceTotals().total);
  return (
    <>
      <ul className="devices">
        {(['phone', 'desktop', 'web'] as const).map((device) => (
          <li key={device} className={`device-${device}`}>
            <span className="screen">{amount}</span>
            {fragments[device]}
          </li>
        ))}
      </ul>
      <p className="synced">{fragments.synced}</p>
    </>
  );
}
