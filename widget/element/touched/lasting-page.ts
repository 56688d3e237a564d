import type { HostPage, LastingPage } from '../../core/ports.ts';
import { diagnoseFailure } from './reports.ts';

/**
 * The host's page for what goes on after the element was taken off: an event that nobody could hear there goes to the
 * document.
 */
export function lastingPage(host: HTMLElement, page: HostPage): LastingPage {
  return {
    report: page.report,
    diagnose: (error, config) => diagnoseFailure(host, error, config),
    isOnPage: () => host.isConnected,
    emit: (name, detail) =>
      host.isConnected
        ? page.emit(name, detail)
        : document.dispatchEvent(new CustomEvent(name, { detail, cancelable: name === 'acct-authenticated' })),
  };
}
