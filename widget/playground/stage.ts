import type { RawAttributes } from '../core/card-config.ts';
import { createCardDriver, waitUntilFound } from './card-driver.ts';
import { scenariosByCard } from './playground-flows.ts';
import type { PlaygroundScenario } from './playground-scenario.ts';
import { findScenario } from './scenarios.ts';
import { defaultAttributes, type PlaygroundSettings } from './settings.ts';

/** Displays one card at a time on the page, and performs the steps of the card's scenario. */
export type PlaygroundStage = {
  /** Resolves once the card has reached the state of its scenario. Rejects if the card never reaches the state. */
  show(settings: PlaygroundSettings): Promise<void>;
  /** Changes width and attributes of the displayed card. */
  change(settings: PlaygroundSettings): void;
};

/** The reason to abort the scenario of a card that another card has replaced. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

export function createPlaygroundStage(place: HTMLElement): PlaygroundStage {
  let element: HTMLElement | null = null;
  let running = new AbortController();
  const change = (settings: PlaygroundSettings): void => {
    place.style.maxWidth = settings.width === null ? '' : `${settings.width}px`;
    if (element !== null) setAttributes(element, getScenarioAttributes(findScenario(settings.scenario), settings));
  };
  return {
    change,
    async show(settings) {
      running.abort(new Superseded());
      running = new AbortController();
      const { signal } = running;
      const scenario = findScenario(settings.scenario);
      element?.remove();
      const card = document.createElement('acct-auth-card');
      element = card;
      change(settings);
      pretendBrowser(scenario.userAgent);
      if (settings.backend === 'fakes') scenariosByCard.set(card, scenario);
      if (scenario.keepsVisitor) card.addEventListener('acct-authenticated', (event) => event.preventDefault());
      const isReady = becomesReady(card, signal);
      place.append(card);
      try {
        await isReady;
        if (settings.backend === 'fakes') await scenario.drive(createCardDriver(card, signal));
      } catch (error) {
        if (!(error instanceof Superseded)) throw error;
      }
    },
  };
}

/**
 * Returns the attributes of the card. An attribute of the scenario overrides the default, and an attribute of the
 * address overrides both. With fakes, the human check looks like Google's.
 */
export function getScenarioAttributes(
  scenario: PlaygroundScenario,
  { backend, attributes }: PlaygroundSettings,
): RawAttributes {
  if (backend === 'emulators') return attributes;
  return { ...defaultAttributes, 'human-check': 'real', ...scenario.attributes, ...attributes };
}

/**
 * The card handles no clicks before `acct-ready`. A card with a fatal problem dispatches `acct-config-error` instead.
 */
function becomesReady(card: HTMLElement, signal: AbortSignal): Promise<true> {
  let ready = false;
  for (const type of ['acct-ready', 'acct-config-error']) {
    card.addEventListener(type, () => {
      ready = true;
      card.toggleAttribute('data-ready', true);
    });
  }
  return waitUntilFound(card, 'acct-ready', () => ready, signal);
}

/** Overrides `navigator.userAgent`; undefined restores it. */
function pretendBrowser(userAgent: string | undefined): void {
  if (userAgent === undefined) Reflect.deleteProperty(navigator, 'userAgent');
  else Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent });
}

function setAttributes(element: HTMLElement, attributes: RawAttributes): void {
  for (const name of element.getAttributeNames()) {
    if (!(name in attributes) && !name.startsWith('data-')) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
