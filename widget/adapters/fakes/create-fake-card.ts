import { serverTimestamp } from '../../../account/account-records.ts';
import type { FieldName, FieldTexts } from '../../../account/fields.ts';
import { createFormValues, type FormValues, initialValues } from '../../../account/form-values.ts';
import { type CardConfig, type RawAttributes, readCardConfig } from '../../core/card-config.ts';
import { type CardStatus, type CardView, initialCardState } from '../../core/card-state.ts';
import { type CardStore, createCardStore } from '../../core/card-store.ts';
import { type CardFlows, createCardFlows } from '../../core/flows/card-flows.ts';
import { createFlowMemory } from '../../core/flows/run-request.ts';
import { createFakePorts, type FakePorts, type FakePortsOptions } from './create-fake-ports.ts';

export type FakeCard = Omit<FakePorts, 'store'> & {
  readonly store: CardStore;
  /** The fake account store. It is called `records`, because `store` is the name of the card's state. */
  readonly records: FakePorts['store'];
  readonly values: FormValues;
  readonly flows: CardFlows;
  readonly config: CardConfig;
  /** Types each text into the field of its name. */
  type(texts: FieldTexts): void;
  /** Requests a human check and solves it. */
  solveHumanCheck(): void;
  resetCard(): void;
  /** Resets the card, solves the new human check and types these texts. */
  nextVisitor(texts: FieldTexts): void;
  /** Returns the view, and the status box's message if any, such as `busy finish` or `ready: sign-in auth/timeout`. */
  shows(): string;
};

export type FakeCardOptions = FakePortsOptions & {
  readonly attributes?: RawAttributes;
  /** True for a page whose accounts are in another Firebase project than the site's. */
  readonly otherProject?: true;
  /** null for a build that has no site of ours. */
  readonly siteOrigin?: null;
  /** The unfinished sign-ups that this card shares with another card of the page. */
  readonly unfinishedSignUps?: Set<string>;
  /** False if the visitor has not solved the human check yet. */
  readonly solved?: boolean;
};

/**
 * Creates a card on www.acct.example, without a user interface and with a solved human check. All its ports are fakes.
 */
export function createFakeCard(options: FakeCardOptions = {}): FakeCard {
  const ports = createFakePorts(options);
  const config = fakeConfig(options);
  const store = createCardStore(initialCardState(config.tab));
  const values = createFormValues(() => initialValues(config.prefill));
  const flows = createCardFlows({
    store,
    ports: options.otherProject ? { ...ports, site: null } : ports,
    values,
    memory: createFlowMemory(options.unfinishedSignUps),
    config: () => config,
    displayedLanguage: () => config.language,
    whenOnPage: async () => undefined,
    checkAppearance: () => ({ language: config.language, theme: 'light', size: 'normal' }),
  });
  const card: FakeCard = {
    ...ports,
    store,
    records: ports.store,
    values,
    flows,
    config,
    type(texts) {
      for (const [field, text] of Object.entries(texts)) values.set(field as FieldName, text);
    },
    solveHumanCheck() {
      store.dispatch({ type: 'humanCheckRequested' });
      flows.humanCheck.mount();
      ports.humanCheck.latest.solve();
    },
    resetCard() {
      flows.end();
      values.clear();
      store.dispatch({ type: 'cardReset', tab: config.tab });
    },
    nextVisitor(texts) {
      card.resetCard();
      card.solveHumanCheck();
      card.type(texts);
    },
    shows() {
      const { view, status } = store.getState();
      const message = describeStatus(status);
      return message === null ? describeView(view) : `${describeView(view)}: ${message}`;
    },
  };
  if (options.solved ?? true) card.solveHumanCheck();
  return card;
}

function fakeConfig({ attributes, siteOrigin }: FakeCardOptions): CardConfig {
  const page = { language: 'en', url: 'https://www.acct.example/login' };
  const defaults = {
    firebase: { apiKey: 'key', authDomain: 'demo-acct.example', projectId: 'demo-acct' },
    editions: { notice: '2026-11-23', terms: '2026-11-22' },
    ...(siteOrigin !== null && { siteOrigin: 'https://www.acct.example' }),
  };
  return readCardConfig({ 'app-url': 'https://app.acct.example/', ...attributes }, page, defaults).config;
}

function describeView(view: CardView): string {
  if ('request' in view) return `${view.name} ${view.request}`;
  if ('reason' in view) return `${view.name} ${view.reason}`;
  return view.name;
}

function describeStatus(status: CardStatus): string | null {
  switch (status.kind) {
    case 'none':
      return null;
    case 'failed':
      return `${status.failure.request} ${status.failure.code}`;
    case 'cancelled':
      return `cancelled ${status.request}`;
    default:
      return status.kind;
  }
}

/** The texts that a visitor types into Sign Up. The fakes' first account has the id `Uid001xyzXYZ`. */
export const signUpFieldTexts = {
  name: 'Asha',
  company: 'Sharma Traders',
  email: 'asha@example.com',
  newPassword: 'secret1',
} as const;
/** The texts that a visitor types into Sign In. */
export const signInFieldTexts = { identifier: 'asha@example.com', password: 'secret1' } as const;

type Prepare = (card: FakeCard) => void;

/** Stores a provision request whose company id differs from the ids that the card suggests. */
export function storeProvisionRequest(card: FakeCard, uid: string, companyName: string, status = 'approved'): void {
  const suggestedCompanyId = `${companyName.toLowerCase().replace(' ', '-')}-1`;
  card.records.provisionRequests.set(uid, {
    uid,
    companyName,
    suggestedCompanyId,
    requestedAt: serverTimestamp,
    status,
  });
}

/** Makes the store refuse every provision request. */
export const refuseProvisionRequests: Prepare = ({ records }) =>
  records.script.failAlways('writeProvisionRequest', 'store/permission-denied');

/** Makes the page call `preventDefault()` on the event of a sign-in. */
export const preventRedirect: Prepare = ({ host }) => {
  host.preventsRedirect = true;
};

/** Makes the page reset the card when it receives the event of a sign-in. */
export const resetCardOnSignIn: Prepare = (card) => {
  card.host.listener = (name) => {
    if (name === 'acct-authenticated') card.resetCard();
  };
};
