import { type AttributeName, attributeNames, type RawAttributes } from '../core/card-config.ts';

/** The settings in the page's address. A parameter for an attribute has the attribute's name. */
export type PlaygroundSettings = {
  readonly scenario: string;
  /** The width of the card's column in px. It is null if the column is as wide as the page. */
  readonly width: number | null;
  /**
   * With `emulators`, the card uses its real adapters and the local emulators, and the steps of the scenario do not
   * run.
   */
  readonly backend: 'fakes' | 'emulators';
  /** True if the page displays only the card, for tests and pictures. */
  readonly bare: boolean;
  readonly attributes: RawAttributes;
};

/** The attributes of a typical partner. Attributes of the scenario and of the address override them. */
export const defaultAttributes: RawAttributes = {
  'app-url': 'https://app.acct.example',
  'cookie-domain': '.acct.example',
  'terms-url': '/terms',
  'privacy-url': '/privacy',
};

export function parsePlaygroundSettings(query: string): PlaygroundSettings {
  const given = new URLSearchParams(query);
  const width = Number(given.get('width'));
  return {
    scenario: given.get('scenario') ?? 'sign-up',
    width: Number.isInteger(width) && width > 0 ? width : null,
    backend: given.get('backend') === 'emulators' ? 'emulators' : 'fakes',
    bare: given.has('bare'),
    attributes: Object.fromEntries(
      attributeNames.flatMap((name) => {
        const value = given.get(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/**
 * Returns the settings as a query that `parsePlaygroundSettings` parses. Omits default values, except the name of the scenario.
 */
export function formatPlaygroundSettings({ scenario, width, backend, bare, attributes }: PlaygroundSettings): string {
  const query = new URLSearchParams({ scenario });
  if (width !== null) query.set('width', String(width));
  if (backend === 'emulators') query.set('backend', backend);
  if (bare) query.set('bare', '');
  for (const [name, value] of Object.entries(attributes)) if (value) query.set(name, value);
  return `?${query}`;
}

/** Returns the settings with one attribute changed; an empty value removes it. */
export function changeSettingsAttribute(
  settings: PlaygroundSettings,
  name: AttributeName,
  value: string,
): PlaygroundSettings {
  const { [name]: _before, ...others } = settings.attributes;
  return { ...settings, attributes: value === '' ? others : { ...others, [name]: value } };
}

/** A panel next to the card on the playground's page. It is drawn once, and updated at every change of the settings. */
export type PlaygroundPanel = { readonly element: HTMLElement; update(settings: PlaygroundSettings): void };

/**
 * Applies the settings that were chosen in a panel. If `fresh` is true, replaces the displayed card instead of changing
 * it.
 */
export type SettingsHandler = (settings: PlaygroundSettings, fresh?: 'fresh') => void;
