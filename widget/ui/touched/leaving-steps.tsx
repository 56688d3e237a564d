import { isLeaving } from '../../core/card-state.ts';
import { useCard } from '../card-context.ts';
import type { TouchedViewProps } from '../touched-chunk.ts';

/**
 * Where things are while a signed-in visitor is taken on, in the place of the form. A picture of what the status says,
 * which is what screen readers hear.
 */
export function LeavingSteps({ touched }: TouchedViewProps) {
  const { view } = useCard().state;
  if (!isLeaving(view)) return null;
  const at = view.name === 'redirecting' ? 2 : 1;
  return (
    <ol className="steps" aria-hidden="true">
      {Object.values(touched.messages.leavingSteps).map((step, index) => (
        <li key={step} data-step={index < at ? 'done' : index === at ? 'now' : 'next'}>
          {step}
        </li>
      ))}
    </ol>
  );
}
