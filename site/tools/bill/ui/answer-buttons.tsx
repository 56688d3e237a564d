import { flushSync } from 'react-dom';
import { Button } from '../../browser/message-box.tsx';
import type { BillFieldName } from '../tax/bill-draft.ts';
import type { BillAction } from '../tax/bill-reducer.ts';
import { useBill } from './bill-context.ts';
import { goToField } from './bill-field.tsx';

type AnswersProps = {
  /** The field that the question is about. */
  readonly field: BillFieldName;
  readonly answers: readonly (readonly [value: string, label: string])[];
  /** How an answer is written, if not into the field. */
  readonly actionOf?: (value: string) => BillAction;
};

/** Offers answers to the question above them. One press writes the answer; the field then has the focus. */
export function AnswerButtons({ field, answers, actionOf }: AnswersProps) {
  const { dispatch } = useBill();
  const answer = (value: string) => () => {
    flushSync(() => dispatch(actionOf?.(value) ?? { type: 'typed', name: field, value }));
    goToField(document.getElementById(`bill-${field}`));
  };
  return (
    <p className="bill-answers">
      {answers.map(([value, label]) => [
        <Button key={value} className="bill-quiet" label={label} onClick={answer(value)} />,
        ' ',
      ])}
    </p>
  );
}
