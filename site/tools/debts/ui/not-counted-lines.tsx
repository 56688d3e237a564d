import { formatRupees } from '../../../base/format.ts';
import { Button } from '../../browser/message-box.tsx';
import { groupBy } from '../by-party.ts';
import type { BookLine } from '../debt-book.ts';
import type { NotCountedLine } from '../debt-list.ts';
import { CollapsedSection, TruncatedList } from './collapsed-section.tsx';
import { useDebts } from './debts-context.ts';

type NotCountedLinesProps = { readonly lines: readonly NotCountedLine[]; readonly removed: readonly BookLine[] };

/**
 * Renders the lines that are not counted, grouped by reason. A line with an amount can get a button that counts the
 * line.
 */
export function NotCountedLines({ lines, removed }: NotCountedLinesProps) {
  const { text, dispatch } = useDebts();
  const ofReader = lines.map(({ key, line, reason, canCount }) => {
    const count = () => dispatch({ type: 'answered', answers: { [`line:${key}`]: 'count' } });
    return { key, line, reason, count: canCount ? count : null };
  });
  const ofVisitor = removed.map(({ key, text: pasted, party, paise }) => ({
    key,
    line: pasted || `${party} ${formatRupees(paise / 100)}`,
    reason: 'left' as const,
    count: () => dispatch({ type: 'lineRestored', key }),
  }));
  const all = [...ofReader, ...ofVisitor];
  if (all.length === 0) return null;
  return (
    <section className="sheet debts-card">
      <h3>{text.notCounted}</h3>
      {groupBy(all, ({ reason }) => reason).map((group) => {
        const reason = group[0]?.reason ?? 'left';
        return (
          <CollapsedSection key={reason} summary={text.notCountedOf(group.length, text.reasons[reason])}>
            {() => (
              <TruncatedList rows={group} className="debts-lines">
                {({ key, line, count }) => (
                  <li key={key}>
                    <p>
                      <q>{line}</q>
                      {count && (
                        <Button
                          className="bill-quiet"
                          label={text.countIt}
                          aria-label={`${text.countIt}: ${line}`}
                          onClick={count}
                        />
                      )}
                    </p>
                  </li>
                )}
              </TruncatedList>
            )}
          </CollapsedSection>
        );
      })}
    </section>
  );
}
