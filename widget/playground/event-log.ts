import { eventDocs } from '../docs/event-docs.ts';
import { buildElement } from './build-element.ts';
import { fakeCalls } from './playground-work.ts';
import type { Panel } from './settings.ts';

/** More lines than a scenario has; older ones go. */
const longest = 60;

/** What the card tells its page, and what it asks of the fakes, newest first. */
export function createEventLog(): Panel {
  const list = buildElement('ol', {});
  const add = (kind: 'event' | 'call', text: string): void => {
    list.prepend(buildElement('li', { className: kind }, text));
    while (list.children.length > longest) list.lastElementChild?.remove();
  };
  for (const name of Object.keys(eventDocs)) {
    document.addEventListener(name, (event) => {
      add('event', `${name} ${JSON.stringify((event as CustomEvent<unknown>).detail)}`);
    });
  }
  fakeCalls.addEventListener('call', (event) => add('call', String((event as CustomEvent<unknown>).detail)));
  const clear = buildElement('button', { type: 'button', textContent: 'Clear', onclick: () => list.replaceChildren() });
  return {
    element: buildElement(
      'section',
      { className: 'panel', ariaLabel: 'Events' },
      buildElement('h2', {}, 'Events and calls'),
      buildElement('div', { className: 'log', role: 'log', tabIndex: 0, ariaLabel: 'Newest first' }, list),
      buildElement('p', { className: 'steps' }, clear),
    ),
    update: () => undefined,
  };
}
