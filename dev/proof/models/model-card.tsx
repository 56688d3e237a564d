import { act, render } from '@testing-library/react';
import { createFormValues, type FormValues, initialValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import { shownEditions } from '../../../site/content/facts/editions.ts';
import { createFakePorts, type FakePorts } from '../../../widget/adapters/fakes/create-fake-ports.ts';
import { createFakeBrowserFunctions } from '../../../widget/adapters/fakes/fake-browser-functions.ts';
import { waitForPromises } from '../../../widget/adapters/fakes/fake-clock.ts';
import { readCardConfig } from '../../../widget/core/card-config.ts';
import { initialCardState, isRedirecting } from '../../../widget/core/card-state.ts';
import { type CardStore, createCardStore } from '../../../widget/core/card-store.ts';
import { createCardFlows } from '../../../widget/core/flows/card-flows.ts';
import { createFlowMemory } from '../../../widget/core/flows/run-request.ts';
import { createCommands } from '../../../widget/element/react/create-commands.ts';
import type { ConsentSentences } from '../../../widget/languages/consent-sentences.ts';
import { findFailureKey } from '../../../widget/languages/find-failure-key.ts';
import type { Messages } from '../../../widget/languages/messages.ts';
import { messagesByLanguage } from '../../../widget/languages/testing/messages-by-language.ts';
import { activeViews } from '../../../widget/ui/active/active-views.tsx';
import { AuthCard } from '../../../widget/ui/auth-card.tsx';
import { CardContext } from '../../../widget/ui/card-context.ts';

const site = 'https://www.acct.example';

/** The card with all its views, commands and flows on a page of one browser; only its surroundings are fake. */
export type ModelCard = {
  readonly ports: FakePorts;
  readonly tools: ReturnType<typeof createFakeBrowserFunctions>;
  readonly box: HTMLElement;
  readonly store: CardStore;
  readonly values: FormValues;
  readonly messages: Messages;
  readonly language: Language;
  /** Runs a function as one event, and waits until the card has finished its reaction. */
  happens(what: () => unknown): Promise<void>;
  changeLanguage(language: Language): void;
  pageRestored(): void;
  reset(): void;
  /** Removes the card and inserts another one, with the same browser and servers. */
  removeAndInsert(): void;
  end(): Promise<void>;
};

let walks = 0;

/** Renders a card with all its chunks on www.acct.example/login. */
export function renderModelCard({
  sentences = null,
}: {
  readonly sentences?: ConsentSentences | null;
} = {}): ModelCard {
  walks += 1;
  // Uses a new project for each sequence of steps, because the page stores unfinished sign-ups by project.
  const firebase = { apiKey: 'key', authDomain: 'demo-acct.example', projectId: `demo-walk-${walks}` };
  const ports = createFakePorts();
  const tools = createFakeBrowserFunctions();
  let language: Language = 'en';
  const read = () =>
    readCardConfig(
      { 'app-url': 'https://app.acct.example/', lang: language },
      { language, url: `${site}/login` },
      { firebase, siteOrigin: site, editions: shownEditions[0] },
    ).config;

  const unfinishedSignUps = new Set<string>();
  const make = () => {
    const store = createCardStore(initialCardState('signup'));
    const values = createFormValues(() => initialValues(read().prefill));
    const host = { ...ports.host, isOnPage: () => card === made };
    const flows = createCardFlows({
      store,
      values,
      ports: { ...ports, host },
      memory: createFlowMemory(unfinishedSignUps),
      config: read,
      displayedLanguage: () => read().language,
      whenOnPage: async () => undefined,
      checkAppearance: () => ({ language, theme: 'light', size: 'normal' }),
    });
    const mountHumanCheck = (): void => {
      store.dispatch({ type: 'humanCheckRequested' });
      flows.humanCheck.mount();
    };
    const commands = createCommands({
      store,
      values,
      page: ports.host,
      sentences,
      recover: () => Promise.reject(new Error('Every chunk is available here.')),
      startTab: () => read().tab,
      mountHumanCheck,
      endFlows: flows.end,
      hasEnded: () => false,
      run: (flow) => void flow(flows),
    });
    const appearanceChanged = (): void => {
      const { phase } = store.getState().humanCheck;
      if (phase !== 'placeholder' && phase !== 'solved') mountHumanCheck();
    };
    const draw = () => {
      const messages = messagesByLanguage[language];
      const activeChunk = { views: activeViews, messages, failureKey: findFailureKey, clock: ports.clock, tools };
      return (
        <CardContext value={{ store, commands, values, config: read(), messages, sentences, activeChunk }}>
          <AuthCard />
        </CardContext>
      );
    };
    const made = { store, values, flows, commands, appearanceChanged, draw, page: render(draw()) };
    return made;
  };
  type Made = ReturnType<typeof make>;
  let card: Made | null = null;
  const current = (): Made => {
    card ??= make();
    return card;
  };
  current();
  const remove = (): void => {
    const removed = current();
    card = null;
    removed.page.unmount();
    if (!isRedirecting(removed.store.getState().view)) removed.commands.reset();
    removed.flows.humanCheck.end();
  };
  return {
    ports,
    tools,
    get box() {
      return current().page.container;
    },
    get store() {
      return current().store;
    },
    get values() {
      return current().values;
    },
    get messages() {
      return messagesByLanguage[language];
    },
    get language() {
      return language;
    },
    happens: (what) =>
      act(async () => {
        what();
        await waitForPromises();
      }),
    changeLanguage(next) {
      language = next;
      current().page.rerender(current().draw());
      current().appearanceChanged();
    },
    pageRestored: () => current().commands.pageRestored(),
    reset: () => current().commands.reset(),
    removeAndInsert() {
      remove();
      current();
    },
    end: () => act(async () => remove()),
  };
}
