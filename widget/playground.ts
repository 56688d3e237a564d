import './element/element-types.ts';
import { languages } from '../account/languages.ts';
import { flowsAndAdaptersFactory } from './element/react/active-chunk.ts';
import { createCardElement } from './element/shell/define-card.ts';
import { languageLoaders } from './languages/language-loaders.ts';
import { createAttributePanel, createEventLog, createScenarioPanel, createSnippetPanel } from './playground/panels.ts';
import { createPlaygroundFlows, scenariosByCard } from './playground/playground-flows.ts';
import type {} from './playground/playground-window.d.ts';
import { allScenarios } from './playground/scenarios.ts';
import {
  formatPlaygroundSettings,
  type PlaygroundPanel,
  type PlaygroundSettings,
  parsePlaygroundSettings,
  type SettingsHandler,
} from './playground/settings.ts';
import { createPlaygroundStage } from './playground/stage.ts';

// A card with a scenario uses fakes. Every other card uses the real adapters.
const loadRealWork = flowsAndAdaptersFactory.load;
flowsAndAdaptersFactory.load = async () => {
  const createRealWork = await loadRealWork();
  return (host, context) => (scenariosByCard.has(host) ? createPlaygroundFlows : createRealWork)(host, context);
};

const first = parsePlaygroundSettings(location.search);
// Adds the pseudo-locale to the card's languages. Shipped builds lack the pseudo-locale.
Object.assign(languages, { pseudo: { ownName: '⟦Pseudo⟧', region: 'IN', direction: 'ltr' } });
Object.assign(languageLoaders, { pseudo: () => import('./languages/pseudo/messages.ts') });
customElements.define('acct-auth-card', createCardElement());

const stage = createPlaygroundStage(byId('stage'));
const title = byId('title');

async function show(settings: PlaygroundSettings): Promise<void> {
  document.documentElement.toggleAttribute('data-bare', settings.bare);
  document.documentElement.dataset.theme = settings.attributes.theme ?? 'auto';
  title.textContent = settings.scenario;
  await stage.show(settings);
}

const choose: SettingsHandler = (settings, fresh) => {
  history.replaceState(null, '', formatPlaygroundSettings(settings));
  document.documentElement.dataset.theme = settings.attributes.theme ?? 'auto';
  title.textContent = settings.scenario;
  for (const panel of panels) panel.update(settings);
  if (fresh) void show(settings);
  else stage.change(settings);
};
const panels: readonly PlaygroundPanel[] = [
  createScenarioPanel(choose),
  createSnippetPanel(),
  createAttributePanel(choose),
  createEventLog(),
];
byId('tools').append(...panels.map(({ element }) => element));
for (const panel of panels) panel.update(first);

window.acctPlayground = {
  scenarios: allScenarios.map(({ name }) => name),
  show: (query) => show(parsePlaygroundSettings(query)),
};
void show(first);

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`index.html has no #${id}.`);
  return element;
}
