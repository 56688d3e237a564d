import type { CardEventDetails } from '../../core/card-events.ts';
import { partNotLoadedCode } from '../../core/part-not-loaded.ts';
import type { HostPage } from '../../core/ports.ts';
import { printLoadFailure } from '../print-load-failure.ts';

/** Reports a file of the card that could not be loaded. */
export function reportLoadFailure(
  page: HostPage,
  file: string,
  action: CardEventDetails['acct-error']['action'],
  cause: unknown,
): void {
  printLoadFailure(file, cause);
  page.emit('acct-error', { code: partNotLoadedCode, action, reason: partNotLoadedCode });
}
