import { type FieldName, type FieldTexts, fields } from '../../../account/fields.ts';
import { formFieldNames } from '../../../account/form-values.ts';
import { isRedirecting } from '../../../widget/core/card-state.ts';
import type { ModelCard } from './model-card.tsx';
import { type ModelStep, validTexts } from './model-step.ts';

/** Requests that need a solved human check. */
const guarded = ['signUp', 'signIn', 'signInWithPopup', 'sendOtp'] as const;
/** Requests that one press sends at most once. */
const sentOnce = [...guarded, 'confirmOtp', 'sendPasswordReset'] as const;
/**
 * The fields that only a reset, a sign-in or another card may clear. The e-mail field is missing here: if the address
 * already has an account, the card moves it from the sign-up form to the sign-in form.
 */
const preservedFields: readonly FieldName[] = formFieldNames('sign-up').filter((name) => name !== 'email');
/** The provider's texts, which the card shows unchanged. */
const providerText = /Firebase: .*$/;

/** The card's state before a step, which is compared with the state after the step. */
export type CardSnapshot = ReturnType<typeof takeCardSnapshot>;

export function takeCardSnapshot(card: ModelCard) {
  const { ports, store } = card;
  return {
    calls: new Map(sentOnce.map((method) => [method, ports.auth.callsOf(method).length])),
    phase: store.getState().humanCheck.phase,
    epoch: store.getState().epoch,
    store,
    texts: card.values.all(),
    hadFocus: card.box.contains(document.activeElement),
    events: ports.host.events.length,
    requests: [...ports.store.provisionRequests],
  };
}

/** Returns the texts that a step types, by field. */
function typedTexts(step: ModelStep): FieldTexts {
  if (step.do === 'type') return { [step.field]: step.text };
  return step.do === 'fill in' ? validTexts[step.whom] : {};
}

/**
 * Returns the rules that this step broke, one line for each. If a new card replaces the card and a user's cookies
 * remain, adds the user to `keptVisitors`.
 */
export function findBrokenRules(
  card: ModelCard,
  before: CardSnapshot,
  step: ModelStep,
  keptVisitors: Set<string>,
): readonly string[] {
  const { ports, store, box, messages, values } = card;
  const state = store.getState();
  const { events } = ports.host;
  const count = (name: string) => events.filter((event) => event.name === name).length;
  const broken: string[] = [];
  const rule = (holds: boolean, violation: string): void => {
    if (!holds) broken.push(violation);
  };
  const isSameCard = store === before.store;

  // Checks that no request is sent twice.
  for (const method of sentOnce) {
    const sent = ports.auth.callsOf(method).length - (before.calls.get(method) ?? 0);
    rule(sent <= 1, `${method} is sent ${sent} times by one step`);
    const isGuarded = guarded.some((each) => each === method);
    rule(sent === 0 || !isGuarded || before.phase === 'solved', `${method} is sent without a solved human check`);
  }
  const emails = ports.auth.accounts.flatMap(({ email, providerId }) => (email ? [`${email} ${providerId}`] : []));
  rule(new Set(emails).size === emails.length, 'an address has two accounts of one kind');
  for (const [uid, request] of before.requests) {
    rule(ports.store.provisionRequests.get(uid) === request, `the provision request of ${uid} was written twice`);
  }

  // Checks the cookies and the page's navigation.
  const cookies = ports.browser.cookies.map(({ name, value }) => [name, value] as const);
  const cookie = (name: string) => cookies.find(([each]) => each === `acct_${name}`)?.[1];
  const uid = cookie('user_id');
  rule((uid === undefined) === (cookie('auth_token') === undefined), 'some cookies of the session are missing');
  rule(uid === undefined || cookie('auth_token') === `token-of-${uid}`, 'the cookies belong to two visitors');
  rule(
    uid === undefined || ports.auth.accounts.some((account) => account.uid === uid),
    'the cookies belong to no account',
  );
  const reported = events.flatMap((event) => (event.name === 'acct-authenticated' ? [event.detail.uid] : []));
  // A page may remove the card during the redirect, or before it, while the card offers a choice. The cookies stay in
  // both cases.
  const isUnderWay = isRedirecting(state.view) || state.view.name === 'provisionFailed';
  if (!isSameCard && uid !== undefined) keptVisitors.add(uid);
  rule(
    uid === undefined || reported.includes(uid) || isUnderWay || keptVisitors.has(uid),
    'cookies remain of a visitor whom no event has reported',
  );
  rule(count('acct-redirect') <= reported.length, 'a redirect without a sign-in');
  rule(ports.browser.replaced.length <= count('acct-redirect'), 'the page navigates without a redirect event');
  rule(
    ports.browser.replaced.every((address) => address === 'https://app.acct.example/'),
    'the page navigates to a wrong address',
  );

  // Checks spoken and visible messages.
  const status = box.querySelectorAll('[role=status]');
  const message = status[0]?.textContent ?? '';
  rule(status.length === 1, `${status.length} live regions`);
  rule(!/undefined|null|\[object|\{/.test(message), `the status is "${message}"`);
  rule(
    state.status.kind === 'none' || state.status.kind === 'fields-refused' || message !== '',
    `the status is empty for ${state.status.kind}`,
  );
  rule(
    !['busy', 'redirecting', 'signedIn', 'provisionFailed'].includes(state.view.name) || message !== '',
    `the status is empty while ${state.view.name}`,
  );
  const own = message.replace(providerText, '');
  rule(card.language === 'en' || own === '' || /\p{Script=Devanagari}/u.test(own), `the Hindi status is "${own}"`);
  rule(box.querySelectorAll('button[type=submit]').length <= 1, 'two buttons submit');
  const chosen = box.querySelectorAll('[role=tab][aria-selected=true]').length;
  rule(chosen === (isRedirecting(state.view) ? 0 : 1), `${chosen} tabs are chosen`);
  rule(box.querySelector('dialog')?.getAttribute('lang') === card.language, 'the card has another language');
  for (const input of box.querySelectorAll('input')) {
    rule(
      input.value === values.get(input.name as FieldName),
      `${input.name} displays "${input.value}", but its value is "${values.get(input.name as FieldName)}"`,
    );
    const label = messages.fields[input.name as keyof typeof messages.fields];
    rule(input.labels?.[0]?.textContent === label, `${input.name} is not called ${label}`);
    rule(
      (input.getAttribute('aria-invalid') === 'true') === (state.fieldProblems[input.name as FieldName] !== undefined),
      `${input.name} is marked wrongly`,
    );
  }

  // Checks that no typed text is lost.
  const isOver =
    !isSameCard ||
    state.epoch !== before.epoch ||
    (reported.length > 0 && events.slice(before.events).some(({ name }) => name === 'acct-authenticated'));
  const typed = typedTexts(step);
  for (const field of preservedFields) {
    const expected = (isShown(card, field) ? typed[field] : undefined) ?? before.texts[field] ?? '';
    const now = values.get(field);
    rule(isOver || now === expected, `${field} was "${expected}" and is "${now}"`);
  }

  rule(!before.hadFocus || !isSameCard || box.contains(document.activeElement), 'the focus leaves the card');

  const out = JSON.stringify([events, ports.host.reports.map(({ code, where }) => [code, where])]);
  rule(!/token-of|kalam-kagaz|123456/.test(out), 'an event or a line on the console holds a secret');
  return broken;
}

const isShown = ({ box }: ModelCard, field: FieldName): boolean =>
  fields[field].form === 'sign-up' && box.querySelector(`[name=${field}]`) !== null;
