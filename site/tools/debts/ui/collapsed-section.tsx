import { type ReactNode, useState } from 'react';
import { Button } from '../../browser/message-box.tsx';
import { useDebts } from './debts-context.ts';

type CollapsedSectionProps = { readonly summary: string; readonly children: () => ReactNode };

/** A closed part of the page. What it holds is in the document only while it is open. */
export function CollapsedSection({ summary, children }: CollapsedSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Rows that a page shows at first: thousands of them would freeze it. */
const firstRows = 50;

type LongListProps<Each> = {
  readonly rows: readonly Each[];
  /** Labels the button that shows all of them. */
  readonly label?: (count: number) => string;
  readonly className?: string;
  readonly children: (each: Each, index: number) => ReactNode;
};

/** A list of which a press shows the rest. */
export function LongList<Each>({ rows, label, className, children }: LongListProps<Each>) {
  const { text } = useDebts();
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = !showsAll && rows.length > firstRows;
  return (
    <>
      <ul className={className}>{(hasMore ? rows.slice(0, firstRows) : rows).map(children)}</ul>
      {hasMore && (
        <Button className="bill-quiet" label={(label ?? text.showAll)(rows.length)} onClick={() => setShowsAll(true)} />
      )}
    </>
  );
}
