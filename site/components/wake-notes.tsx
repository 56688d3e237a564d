import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/**
 * Stands right after what wakes at the first touch (`islands/wake-at-touch.ts`), which shows one or the other: that it
 * has not come, or that it is on its way.
 */
export function WakeNotes({ failed }: { readonly failed: string }) {
  useStyles('wake-notes');
  return (
    <>
      <p className="wake-failed" role="alert" hidden>
        {failed}
      </p>
      <p className="waking" role="status" hidden>
        {useSite().text.tools.waking}
      </p>
    </>
  );
}
