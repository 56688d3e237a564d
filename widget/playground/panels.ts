import { languages } from '../../account/languages.ts';
import { type AttributeName, attributeNames, type RawAttributes, tabs, themes } from '../core/card-config.ts';
import { attributeDocs } from '../docs/attribute-docs.ts';
import { eventDocs } from '../docs/element-docs.ts';
import { createCardTag } from '../release/card-snippets.ts';
import { fakeCallEventTarget } from './playground-flows.ts';
import { allScenarios, findScenario } from './scenarios.ts';
import {
  changeSettingsAttribute,
  defaultAttributes,
  type PlaygroundPanel,
  type PlaygroundSettings,
  type SettingsHandler,
} from './settings.ts';

/** Builds an element with properties and children. Strings become text, never HTML. */
function buildElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'style'>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Builds a select with its label. `choose` is called with the chosen value. */
function buildSelect(
  label: string,
  choices: Readonly<Record<string, string>>,
  choose: (value: string) => void,
): { readonly row: HTMLElement; readonly select: HTMLSelectElement } {
  const options = Object.entries(choices).map(([value, text]) => new Option(text, value));
  const select = buildElement('select', { name: label }, ...options);
  select.addEventListener('change', () => choose(select.value));
  return { row: buildElement('label', { className: 'row' }, buildElement('span', {}, label), select), select };
}

/** The maximum number of lines in the log, which is more than any scenario writes. Older lines are removed. */
const longest = 60;

/** Lists the card's events and the calls to its fakes, the newest first. */
export function createEventLog(): PlaygroundPanel {
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
  fakeCallEventTarget.addEventListener('call', (event) => add('call', String((event as CustomEvent<unknown>).detail)));
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

/** Shows an input for each attribute. An empty input removes its attribute. The displayed card changes at once. */
export function createAttributePanel(choose: SettingsHandler): PlaygroundPanel {
  let current: PlaygroundSettings;
  const choices: Partial<Record<AttributeName, readonly string[]>> = {
    tab: tabs,
    lang: Object.keys(languages),
    theme: themes,
    'human-check': ['auto', 'real'],
  };
  const controls = new Map<AttributeName, HTMLInputElement | HTMLSelectElement>();
  const rows = attributeNames.map((name) => {
    const set = (value: string): void => choose(changeSettingsAttribute(current, name, value));
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

const widths = { '': 'as wide as the page gives', 280: '280 px', 320: '320 px', 360: '360 px', 416: '416 px' };

/**
 * A select for one setting. `read` returns the setting's value. `change` returns all settings, with a new value for
 * this setting.
 */
type Knob = {
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly read: (settings: PlaygroundSettings) => string;
  readonly change: (settings: PlaygroundSettings, value: string) => PlaygroundSettings;
  /** True if the playground replaces the card after a change of this setting. */
  readonly isFresh?: true;
};

const scenarioKnob: Knob = {
  label: 'Scenario',
  choices: Object.fromEntries(allScenarios.map(({ name }) => [name, name])),
  read: ({ scenario }) => scenario,
  change: (settings, scenario) => ({ ...settings, scenario }),
  isFresh: true,
};

const ownNames = Object.fromEntries(Object.entries(languages).map(([code, { ownName }]) => [code, ownName]));

const furtherKnobs: readonly Knob[] = [
  {
    label: 'Language',
    choices: { '': "the page's", ...ownNames },
    read: ({ attributes }) => attributes.lang ?? '',
    change: (settings, lang) => changeSettingsAttribute(settings, 'lang', lang),
  },
  {
    label: 'Theme',
    choices: { '': 'auto', light: 'light', dark: 'dark' },
    read: ({ attributes }) => attributes.theme ?? '',
    change: (settings, theme) => changeSettingsAttribute(settings, 'theme', theme),
  },
  {
    label: 'Width',
    choices: widths,
    read: ({ width }) => (width === null ? '' : String(width)),
    change: (settings, width) => ({ ...settings, width: width === '' ? null : Number(width) }),
  },
  {
    label: 'Backend',
    choices: { fakes: 'fakes', emulators: 'local emulators' },
    read: ({ backend }) => backend,
    change: (settings, backend) => ({ ...settings, backend: backend === 'emulators' ? 'emulators' : 'fakes' }),
    isFresh: true,
  },
];

/** Returns the scenario that is `by` positions after `name`. After the last scenario, continues with the first. */
function scenarioAfter(name: string, by: number): string {
  const at = allScenarios.findIndex((each) => each.name === name);
  return allScenarios[(at + by + allScenarios.length) % allScenarios.length]?.name ?? name;
}

/** Shows scenario, backend, language, theme and width. */
export function createScenarioPanel(choose: SettingsHandler): PlaygroundPanel {
  let current: PlaygroundSettings;
  const build = ({ label, choices, read, change, isFresh }: Knob) => {
    const set = (value: string): void => choose(change(current, value), isFresh && 'fresh');
    return { ...buildSelect(label, choices, set), read };
  };
  const scenario = build(scenarioKnob);
  const further = furtherKnobs.map(build);
  const step = (by: number): void => choose({ ...current, scenario: scenarioAfter(current.scenario, by) }, 'fresh');
  const button = (textContent: string, onclick: () => void) =>
    buildElement('button', { type: 'button', textContent, onclick });
  const steps = [
    button('← Previous', () => step(-1)),
    button('Again', () => choose(current, 'fresh')),
    button('Next →', () => step(1)),
  ];
  const shows = buildElement('p', { className: 'shows' });
  return {
    element: buildElement(
      'section',
      { className: 'panel', ariaLabel: 'Scenario' },
      scenario.row,
      shows,
      buildElement('p', { className: 'steps' }, ...steps),
      ...further.map(({ row }) => row),
    ),
    update(settings) {
      current = settings;
      shows.textContent = findScenario(settings.scenario).shows;
      for (const { select, read } of [scenario, ...further]) select.value = read(settings);
    },
  };
}

const script = 'https://www.acct.example/widget/v1/acct-auth-card.js';

/** Shows the card's HTML, for copying. */
export function createSnippetPanel(): PlaygroundPanel {
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
      code.textContent = snippet(script, { ...defaultAttributes, ...findScenario(scenario).attributes, ...attributes });
      said.textContent = '';
    },
  };
}

/**
 * Returns the HTML that loads the card's file from the address `script` and puts a card with these attributes on a
 * page.
 */
function snippet(script: string, attributes: RawAttributes): string {
  return `<script type="module" src="${script}"></script>\n${createCardTag(attributes as Readonly<Record<string, string>>)}`;
}
