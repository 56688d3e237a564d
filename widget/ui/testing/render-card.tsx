import { act, cleanup, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import type { Clock } from '../../../account/account-ports.ts';
import type { FieldTexts } from '../../../account/fields.ts';
import { createFormValues } from '../../../account/form-values.ts';
import type { Language } from '../../../account/languages.ts';
import { createFakeBrowserFunctions } from '../../adapters/fakes/fake-browser-functions.ts';
import { type RawAttributes, readCardConfig, type Tab } from '../../core/card-config.ts';
import type { CardCommands } from '../../core/card-events.ts';
import { type CardAction, type CardState, initialCardState } from '../../core/card-state.ts';
import { createCardStore } from '../../core/card-store.ts';
import { flowReducer } from '../../core/flow-reducer.ts';
import type { BrowserFunctions } from '../../core/ports.ts';
import { findFailureKey } from '../../languages/find-failure-key.ts';
import type { Messages } from '../../languages/messages.ts';
import { messagesByLanguage } from '../../languages/testing/messages-by-language.ts';
import { activeViews } from '../active/active-views.tsx';
import { AuthCard } from '../auth-card.tsx';
import { CardContext, type CardContextValue } from '../card-context.ts';

afterEach(cleanup);

export type CardRenderOptions = {
  /** The differences between this card's state and that of a fresh card on Sign Up. */
  readonly state?: Partial<CardState>;
  readonly texts?: FieldTexts;
  readonly attributes?: RawAttributes;
  readonly catalogue?: Messages;
  readonly clock?: Clock;
  readonly tools?: BrowserFunctions;
  readonly lastMethod?: string | undefined;
};

const stoppedClock: Clock = { now: () => 0, after: () => () => undefined };
const firebase = { apiKey: 'key', authDomain: 'demo-acct.example', projectId: 'demo-acct' };

/**
 * Renders the card in any state, with the real reducer and fields. Records every command. Only `selectTab` and
 * `changeNumber` also change the state.
 */
export function renderCard(options: CardRenderOptions = {}) {
  const tools = options.tools ?? createFakeBrowserFunctions();
  const store = createCardStore({ ...initialCardState('signup'), ...options.state });
  store.extend(flowReducer);
  const values = createFormValues(() => options.texts ?? {});
  const calls: (readonly [command: string, ...args: unknown[]])[] = [];
  const commands = new Proxy({} as CardCommands, {
    get:
      (_, name: keyof CardCommands) =>
      (...args: unknown[]): void => {
        calls.push([name, ...args]);
        if (name === 'selectTab') store.dispatch({ type: 'tabSelected', tab: args[0] as Tab });
        if (name === 'changeNumber') store.dispatch({ type: 'otpAbandoned' });
      },
  });
  const cardIn = (language: Language): CardContextValue => {
    const attributes = { 'terms-url': '/terms', 'privacy-url': '/privacy', ...options.attributes, lang: language };
    const page = { language, url: 'https://www.acct.example/login' };
    const { config } = readCardConfig(attributes, page, { firebase, siteOrigin: 'https://www.acct.example' });
    const messages = options.catalogue ?? messagesByLanguage[language];
    return {
      store,
      commands,
      values,
      config,
      messages,
      sentences: null,
      lastMethod: options.lastMethod,
      activeChunk: {
        views: activeViews,
        messages,
        failureKey: findFailureKey,
        clock: options.clock ?? stoppedClock,
        tools,
      },
    };
  };
  const tree = (language: Language) => (
    <CardContext value={cardIn(language)}>
      <AuthCard />
    </CardContext>
  );
  const { container, rerender, unmount } = render(tree('en'));
  return {
    container,
    unmount,
    card: within(container),
    store,
    values,
    /** Dispatches an action and waits for the card to render. */
    dispatch: (action: CardAction): Promise<void> => act(async () => store.dispatch(action)),
    /** Returns every call of this command. */
    callsOf: (command: keyof CardCommands) => calls.filter(([name]) => name === command),
    setLanguage: (language: Language) => rerender(tree(language)),
    user: userEvent.setup(),
  };
}
