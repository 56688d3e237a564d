import { buildElement } from './build-element.ts';
import { findScenario } from './scenarios.ts';
import { type Panel, usualAttributes } from './settings.ts';

const script = 'https://www.acct.example/widget/v1/acct-auth-card.js';

/** The HTML of the card as it stands, to copy. */
export function createSnippetPanel(): Panel {
  const code = buildElement('code', {});
  const said = buildElement('span', { className: 'said', role: 'status' });
  const copy = buildElement('button', { type: 'button', textContent: 'Copy' });
  copy.addEventListener('click', () => {
    navigator.clipboard.writeText(code.textContent ?? '').then(
      () => {
        said.textContent = 'Copied.';
      },
      () => {
        said.textContent = 'The browser refused: select the text and copy it.';
      },
    );
  });
  const box = buildElement('pre', { tabIndex: 0, ariaLabel: 'HTML of this card' }, code);
  return {
    element: buildElement(
      'section',
      { className: 'panel', ariaLabel: 'Snippet' },
      buildElement('h2', {}, 'On your page'),
      box,
      buildElement('p', { className: 'steps' }, copy, said),
    ),
    update({ scenario, attributes }) {
      code.textContent = snippet(script, { ...usualAttributes, ...findScenario(scenario).attributes, ...attributes });
      said.textContent = '';
    },
  };
}

import type { RawAttributes } from '../core/card-config.ts';
import { cardTag } from '../release/card-tag.ts';

/** The HTML that puts a card with these attributes on a page. `script`: the address of the card's file. */
function snippet(script: string, attributes: RawAttributes): string {
  return `<script type="module" src="${script}"></script>\n${cardTag(attributes as Readonly<Record<string, string>>)}`;
}
