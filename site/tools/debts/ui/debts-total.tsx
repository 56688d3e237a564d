import { formatRupees } from '../../../base/format.ts';
import { isClockPlausible } from '../../reading/find-dates.ts';
import { type AgeGroup, ageGroups } from '../debt-ages.ts';
import type { BookSums } from '../debt-book.ts';
import { type DebtsText, useDebts } from './debts-context.ts';
import { AgeBar } from './party-row.tsx';

/** Renders the total of all parties, split by age. */
export function DebtsTotal({ sums }: { readonly sums: BookSums }) {
  const { text, today } = useDebts();
  const { parties, total, lineCount, stated } = sums;
  const ofGroup = (group: AgeGroup) => parties.reduce((all, party) => all + party[group], 0);
  const byAge = { upTo30: 0, upTo60: 0, over60: 0, undated: 0 };
  for (const group of ageGroups) byAge[group] = ofGroup(group);
  return (
    <>
      <p className="debts-from">{text.from(parties.length, lineCount)}</p>
      <p className="debts-figure">{formatRupees(total / 100)}</p>
      {total > 0 && <AgeBar sums={byAge} />}
      <dl className="debts-ages">
        {ageGroups.map(
          (group) =>
            byAge[group] > 0 && (
              <div key={group}>
                <dt>{text.ageNames[group]}</dt>
                <dd>
                  <i className={group} />
                  {formatRupees(byAge[group] / 100)}
                </dd>
              </div>
            ),
        )}
      </dl>
      {stated && <p>{statedWords(stated, text)}</p>}
      {!isClockPlausible(today) && <p role="alert">{text.wrongClock}</p>}
    </>
  );
}

function statedWords({ paise, counted }: NonNullable<BookSums['stated']>, text: DebtsText): string {
  const [amount, difference] = [paise, Math.abs(paise - counted)].map((each) => formatRupees(each / 100));
  if (amount === undefined || difference === undefined || paise === counted) return text.statedSame(amount ?? '');
  return paise > counted ? text.statedMore(amount, difference) : text.statedLess(amount, difference);
}
