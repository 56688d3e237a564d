import { type ReactNode, useState } from 'react';
import { Button } from '../../browser/message-box.tsx';
import { useDebts } from './debts-context.ts';

type CollapsedSectionProps = { readonly summary: string; readonly children: () => ReactNode };

/** Renders a section that can be expanded. Its content is in the document only while it is expanded. */
export function CollapsedSection({ summary, children }: CollapsedSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}

/** Number of rows shown at first. Thousands of rows would block the page. */
const firstRows = 50;

type TruncatedListProps<Each> = {
  readonly rows: readonly Each[];
  /** Returns the label of the button that shows all rows. */
  readonly label?: (count: number) => string;
  readonly className?: string;
  readonly children: (each: Each, index: number) => ReactNode;
};

/** Renders the first rows of a list, and a button that shows all of them. */
export function TruncatedList<Each>({ rows, label, className, children }: TruncatedListProps<Each>) {
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
