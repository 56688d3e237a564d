import { firstMessages } from '../../languages/en/first-messages.ts';
import { reportLine } from './reports.ts';

/** An error in rendering leaves a kind sentence, never an empty element, and one line for the integrator. */
export function renderFailure(root: ParentNode, cause: unknown): void {
  const line = document.createElement('p');
  line.lang = 'en';
  line.dir = 'ltr';
  line.setAttribute('role', 'alert');
  line.textContent = firstMessages.misconfigured;
  root.append(line);
  reportLine(root, { level: 'error', code: 'card/render-failed', cause });
}
