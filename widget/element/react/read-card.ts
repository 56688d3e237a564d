import { type CardConfig, type ConfigProblem, type RawAttributes, readCardConfig } from '../../core/card-config.ts';
import { pageLanguage } from '../card-language.ts';
import { buildDefaults } from './build-defaults.ts';

/** What the attributes of an element make of its card. */
export type CardReading = {
  readonly config: CardConfig;
  readonly problems: readonly ConfigProblem[];
  readonly usable: boolean;
  /** Another one makes another card; all else changes live. */
  readonly backend: string;
};

export function readCard(host: HTMLElement, attributes: RawAttributes): CardReading {
  const page = { language: pageLanguage(host), url: host.baseURI };
  const { config, problems } = readCardConfig(attributes, page, buildDefaults);
  const { authEmulator, firestoreEmulator, realCaptcha } = config;
  const { apiKey, authDomain, projectId, appId } = config.firebase;
  return {
    config,
    problems,
    usable: !problems.some(({ fatal }) => fatal),
    // No JSON: the page may have changed how lists become texts.
    backend: [apiKey, authDomain, projectId, appId, authEmulator, firestoreEmulator, realCaptcha].join(' '),
  };
}
