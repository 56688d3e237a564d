import { samplePartyRates } from '../../content/facts/sample-books.ts';
import { rupees, shortDate } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

type PartyRatesProps = { readonly items?: number; readonly heading?: string };

/** What one party usually takes, each item at the rate of its last bill; the first `items` of them, below its name. */
export function PartyRates({ items = samplePartyRates.length, heading }: PartyRatesProps) {
  useStyles('figures');
  const { text, language } = useSite();
  const { samples } = text;
  return (
    <table className="figures">
      <thead>
        <tr>
          <th scope="col">{heading ?? samples.parties.a}</th>
          <th scope="col">{text.slides.fragments.lastRate}</th>
        </tr>
      </thead>
      <tbody>
        {samplePartyRates.slice(0, items).map(({ item, lastRate, on }) => (
          <tr key={item}>
            <th scope="row">{samples.items[item]}</th>
            <td>
              {rupees(lastRate)} <small>{shortDate(on, language)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
