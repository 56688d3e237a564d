import type { HostPage } from '../../core/ports.ts';
import { withTouched } from './touched-chunk.ts';

/** The `HostPage` port over the element: events that bubble out of shadow roots, and lines for the integrator. */
export function createHostPage(host: HTMLElement): HostPage {
  return {
    emit: (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'acct-authenticated' }),
      ),
    report: (report) => withTouched((chunk) => chunk.reportLine(host, report)),
  };
}
