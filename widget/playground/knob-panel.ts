import { type AttributeName, attributeNames, tabs, themes } from '../core/card-config.ts';
import { attributeDocs } from '../docs/attribute-docs.ts';
import { languages } from '../languages/languages.ts';
import { buildElement, buildSelect } from './build-element.ts';
import { type Choose, type Panel, type PlaygroundSettings, withAttribute } from './settings.ts';

/** A knob for each attribute; empty means absent. The card on the stage changes live. */
export function createKnobPanel(choose: Choose): Panel {
  let current: PlaygroundSettings;
  const choices: Partial<Record<AttributeName, readonly string[]>> = {
    tab: tabs,
    lang: Object.keys(languages),
    theme: themes,
    'human-check': ['auto', 'real'],
  };
  const controls = new Map<AttributeName, HTMLInputElement | HTMLSelectElement>();
  const rows = attributeNames.map((name) => {
    const set = (value: string): void => choose(withAttribute(current, name, value));
    const known = choices[name];
    if (known !== undefined) {
      const options = { '': 'default', ...Object.fromEntries(known.map((value) => [value, value])) };
      const { row, select } = buildSelect(name, options, set);
      controls.set(name, select);
      return row;
    }
    const input = buildElement('input', {
      type: 'text',
      name,
      spellcheck: false,
      placeholder: attributeDocs[name].example,
    });
    input.addEventListener('change', () => set(input.value.trim()));
    controls.set(name, input);
    return buildElement('label', { className: 'row' }, buildElement('span', {}, name), input);
  });
  const summary = buildElement('summary', {}, 'Attributes');
  return {
    element: buildElement('details', { className: 'panel' }, summary, ...rows),
    update(settings) {
      current = settings;
      for (const [name, control] of controls) control.value = settings.attributes[name] ?? '';
    },
  };
}
