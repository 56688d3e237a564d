import type { HostPage } from '../core/ports.ts';
import { loadTouchPart } from './load-touch-part.ts';

/** The `HostPage` port over the element: events that bubble out of shadow roots, and lines for the integrator. */
export function createHostPage(host: HTMLElement): HostPage {
  return {
    emit: (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'acct-authenticated' }),
      ),
    report: (report) => void loadTouchPart().then((part) => part.reportLine(report)),
  };
}
