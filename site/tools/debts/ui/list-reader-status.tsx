import { Button } from '../../browser/message-box.tsx';
import { useDebts } from './debts-context.ts';

type ListReaderStatusProps = {
  readonly isLost: boolean;
  readonly retry: () => void;
};

/** Renders a message instead of the result while the reader of lists is loading, or after loading has failed. */
export function ListReaderStatus({ isLost, retry }: ListReaderStatusProps) {
  const { text } = useDebts();
  if (!isLost) {
    return (
      <p className="sheet debts-card" role="status">
        {text.beingRead}
      </p>
    );
  }
  return (
    <div className="sheet debts-card" role="alert">
      <p>{text.notLoaded}</p>
      <Button label={text.tryAgain} onClick={retry} />
    </div>
  );
}
