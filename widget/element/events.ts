import type { HostPage, Report } from '../core/ports.ts';

/** The `HostPage` port over the element: events that bubble out of shadow roots, one console line for the integrator. */
export function createHostPage(host: HTMLElement, docsUrl: string): HostPage {
  return {
    emit: (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'acct-authenticated' }),
      ),
    report({ level, code, what, cure, cause }: Report) {
      const text = `[acct-auth-card] ${code}: ${what}. ${cure}. ${docsUrl}#${code.replace('/', '-')}`;
      if (cause === undefined) console[level](text);
      else console[level](text, cause);
    },
  };
}
