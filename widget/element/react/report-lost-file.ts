import type { CardEventDetails } from '../../core/card-events.ts';
import { partNotLoadedCode } from '../../core/part-not-loaded.ts';
import type { HostPage } from '../../core/ports.ts';
import { reportLostPart } from '../report-lost-part.ts';

/** Reports a file of the card that could not be loaded. */
export function reportLostFile(
  page: HostPage,
  file: string,
  action: CardEventDetails['acct-error']['action'],
  cause: unknown,
): void {
  reportLostPart(file, cause);
  page.emit('acct-error', { code: partNotLoadedCode, action, reason: partNotLoadedCode });
}
