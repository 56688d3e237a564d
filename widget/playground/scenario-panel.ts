import { languages } from '../languages/languages.ts';
import { buildElement, buildSelect } from './build-element.ts';
import { findScenario, scenarios } from './scenarios.ts';
import { type Choose, type Panel, type PlaygroundSettings, withAttribute } from './settings.ts';

const widths = { '': 'as wide as the page gives', 280: '280 px', 320: '320 px', 360: '360 px', 416: '416 px' };

/** Which scenario, over what, in which language, theme and width. */
export function createScenarioPanel(choose: Choose): Panel {
  let current: PlaygroundSettings;
  const names = Object.fromEntries(scenarios.map(({ name }) => [name, name]));
  const scenario = buildSelect('Scenario', names, (name) => choose({ ...current, scenario: name }, 'fresh'));
  const step = (by: number) => (): void => {
    const at = scenarios.findIndex(({ name }) => name === current.scenario);
    const next = scenarios[(at + by + scenarios.length) % scenarios.length];
    if (next) choose({ ...current, scenario: next.name }, 'fresh');
  };
  const button = (textContent: string, onclick: () => void) =>
    buildElement('button', { type: 'button', textContent, onclick });
  const language = buildSelect(
    'Language',
    {
      '': "the page's",
      ...Object.fromEntries(Object.entries(languages).map(([code, { ownName }]) => [code, ownName])),
    },
    (value) => choose(withAttribute(current, 'lang', value)),
  );
  const theme = buildSelect('Theme', { '': 'auto', light: 'light', dark: 'dark' }, (value) =>
    choose(withAttribute(current, 'theme', value)),
  );
  const width = buildSelect('Width', widths, (value) =>
    choose({ ...current, width: value === '' ? null : Number(value) }),
  );
  const backend = buildSelect('Backend', { fakes: 'fakes', emulators: 'local emulators' }, (value) =>
    choose({ ...current, backend: value === 'emulators' ? 'emulators' : 'fakes' }, 'fresh'),
  );
  const shows = buildElement('p', { className: 'shows' });
  const steps = buildElement(
    'p',
    { className: 'steps' },
    button('← Previous', step(-1)),
    button('Again', () => choose(current, 'fresh')),
    button('Next →', step(1)),
  );
  const rows = [language, theme, width, backend].map(({ row }) => row);
  return {
    element: buildElement(
      'section',
      { className: 'panel', ariaLabel: 'Scenario' },
      scenario.row,
      shows,
      steps,
      ...rows,
    ),
    update(settings) {
      current = settings;
      scenario.select.value = settings.scenario;
      shows.textContent = findScenario(settings.scenario).shows;
      language.select.value = settings.attributes.lang ?? '';
      theme.select.value = settings.attributes.theme ?? '';
      width.select.value = settings.width === null ? '' : String(settings.width);
      backend.select.value = settings.backend;
    },
  };
}
