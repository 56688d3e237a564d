import { flushSync } from 'react-dom';
import { Button } from '../../browser/message-box.tsx';
import type { BillFieldName } from '../tax/bill-draft.ts';
import type { BillAction } from '../tax/bill-reducer.ts';
import { useBill } from './bill-context.ts';
import { focusField } from './bill-field.tsx';

type AnswersProps = {
  /** The field that the question is about. */
  readonly field: BillFieldName;
  readonly answers: readonly (readonly [value: string, label: string])[];
  /** Creates the action that an answer dispatches. By default, the answer is written into the field. */
  readonly actionOf?: (value: string) => BillAction;
};

/** Renders a button for each answer to the question about `field`. A press enters the answer and focuses the field. */
export function AnswerButtons({ field, answers, actionOf }: AnswersProps) {
  const { dispatch } = useBill();
  const answer = (value: string) => () => {
    flushSync(() => dispatch(actionOf?.(value) ?? { type: 'typed', name: field, value }));
    focusField(document.getElementById(`bill-${field}`));
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
