import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { sourceLanguage } from '../../../account/languages.ts';
import { attributeNames, type RawAttributes } from '../../core/card-config.ts';
import { consentSentences } from '../../languages/consent-sentences.ts';
import { readFields } from '../../ui/card-forms.tsx';
import { findCardLanguage } from '../card-language.ts';
import { type ParsedAttributes, parseAttributes, readAttributes } from '../parse-attributes.ts';
import { prerenderedHtmlVersion } from '../prerendered.ts';
import type { MountedCard, MountRequest, VisitorState } from '../shell-state.ts';
import { flowsAndAdaptersFactory, runWithActiveChunk } from './active-chunk.ts';
import { readTypedText, restoreFocus, type TypedText, tagMayHaveFaults } from './before-hydration.ts';
import { type CardInstance, createCardInstance } from './card-instance.ts';
import { CardRoot, createHostPage } from './card-root.tsx';
import { joinFocusTrap } from './join-focus-trap.ts';
import { loadMessages } from './use-messages.ts';
import { watchProperties } from './watch-properties.ts';

/**
 * Takes over the painted card. If the HTML of the painted card is from this build, hydrates the card. Otherwise renders
 * the card again with the typed texts.
 */
export async function mountCard(request: MountRequest): Promise<MountedCard> {
  const { host, root, wrapper, language, tab, takeOver } = request;
  const matches = wrapper.dataset.build === `${prerenderedHtmlVersion}-${language}-${tab}`;
  // Hydration needs the painted texts. If they are unavailable, the card is rendered in the source language.
  const hasMessages = await loadMessages(matches ? language : findCardLanguage(host)).then(
    () => true,
    () => false,
  );
  const typed = readTypedText(root);
  const start = takeOver();
  // Hydration uses the attributes of the painted HTML. If they have changed since then, the card changes after
  // hydration.
  if (matches && hasMessages) return createReactCard(request, { lang: language, tab }, start, null);
  const attributes = hasMessages ? {} : { lang: sourceLanguage };
  return createReactCard(request, attributes, { ...start, values: { ...start.values, ...typed.texts } }, typed);
}

/**
 * Creates the card that React renders in the element, and replaces it if its Firebase project changes. `painted`
 * contains the attributes of the painted HTML. `typed` contains the texts to restore if the card is rendered again, and
 * is null if the card is hydrated.
 */
function createReactCard(
  { host, root, wrapper, recover }: MountRequest,
  painted: RawAttributes,
  start: VisitorState,
  typed: TypedText | null,
): MountedCard {
  const page = createHostPage(host);
  let hasProblems = false;
  let endProperties = (): void => undefined;
  let leaveTrap = (): void => undefined;
  const observer = new MutationObserver(attributesChanged);
  let instance = open(parseAttributes(host, { ...readAttributes(host), ...painted }), 'painted', start);
  follow();
  const react = typed === null ? hydrate() : createRoot(wrapper, { onUncaughtError });
  if (typed !== null) drawAgain(typed);
  return {
    reset: () => instance.commands.reset(),
    left: () => instance.leave(),
    moved() {
      // The function `follow` joins the focus trap for a card that was off the page.
      if (instance.life().name !== 'away') joinTrap();
      instance.moved(read());
      return !hasEnded();
    },
    handOver() {
      const left = instance.handOver();
      instance.dispose();
      return left;
    },
    end: () => instance.dispose(),
  };

  function hydrate(): Root {
    // Ignores an error of hydration if the card has left the page before the error.
    const onRecoverableError = (cause: unknown): void => {
      if (!hasEnded()) console.error(cause);
    };
    return hydrateRoot(wrapper, card(), { onUncaughtError, onRecoverableError });
  }

  function drawAgain({ focus }: TypedText): void {
    wrapper.textContent = '';
    // Renders synchronously, so that no key press is lost.
    flushSync(draw);
    restoreFocus(root, focus);
  }

  function onUncaughtError(cause: unknown): void {
    runWithActiveChunk((chunk) => chunk.showRenderFailure(root, cause));
  }

  function draw(): void {
    react.render(card());
  }

  function drawAtOnce(): void {
    follow();
    // Renders synchronously, so that the card does not flash.
    flushSync(draw);
  }

  function detach(): void {
    unfollow();
    // Reads the typed texts, because the next line removes the fields.
    readFields(instance.values, root);
    react.render(null);
  }

  function replace(): void {
    // The next card receives the tab and the typed texts. A pending submit is dropped, since it was for the earlier
    // Firebase project.
    const { values, store, life } = instance;
    const texts = { ...values.all(), ...readTypedText(root).texts };
    const reading = read();
    const isSameTab = reading.config.tab === life().reading.config.tab;
    instance = open(reading, 'drawing', { values: texts, ...(isSameTab && { tab: store.getState().tab }) });
    draw();
  }

  function unmount(): void {
    unfollow();
    react.unmount();
  }

  function hasEnded(): boolean {
    return instance.life().name === 'ended';
  }

  function read(): ParsedAttributes {
    return parseAttributes(host, readAttributes(host));
  }

  function open(reading: ParsedAttributes, begin: 'painted' | 'drawing', from: VisitorState): CardInstance {
    return createCardInstance({
      host,
      page,
      reading,
      begin,
      start: from,
      drawing: { draw, drawAtOnce, detach, replace, unmount },
      recover,
      reportProblems,
      workFactory: flowsAndAdaptersFactory,
      sentences: consentSentences,
    });
  }

  function reportProblems(of: ParsedAttributes): void {
    const hadProblems = hasProblems;
    hasProblems = of.problems.length > 0 || tagMayHaveFaults(host, of.config);
    if (hasProblems || hadProblems) runWithActiveChunk((chunk) => chunk.reportTagProblems(host, page, of));
  }

  function card() {
    const { name, stay, reading } = instance.life();
    const config = instance.config();
    // Only our own site provides the last sign-in method. The painted HTML does not show the method, so hydration must
    // not show it either.
    const knowsMethod = name !== 'painted' && location.origin === config.siteOrigin;
    return (
      <CardRoot
        key={`${reading.backend} ${stay}`}
        host={host}
        instance={instance}
        recover={recover}
        onDrawn={onDrawn}
        config={config}
        lastMethod={knowsMethod ? host.dataset.lastWay : undefined}
      />
    );
  }

  function onDrawn(): void {
    instance.drawn(host.isConnected);
    update();
  }

  function update(): void {
    instance.configure(read());
  }

  function attributesChanged(changes: readonly MutationRecord[]): void {
    // A browser that translates the page changes the page's `lang`. The card then keeps its language, because the
    // browser translates the card's original texts.
    const isTranslated = document.documentElement.matches('[class*=translated-]');
    if (!isTranslated || changes.some(({ target }) => target === host)) update();
  }

  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) instance.commands.pageRestored();
  }

  function joinTrap(): void {
    leaveTrap();
    const report = { level: 'warn', code: 'page/focus-trap', where: location.href } as const;
    leaveTrap = joinFocusTrap(host, root, () => page.report(report));
  }

  function follow(): void {
    addEventListener('pageshow', onPageShow);
    joinTrap();
    endProperties = watchProperties(host, () => reportProblems(instance.life().reading));
    observer.observe(host, { attributeFilter: [...attributeNames, 'data-last-way'] });
    // Observes the whole page, because the nearest `lang` may be on any element around the card.
    observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  }

  function unfollow(): void {
    removeEventListener('pageshow', onPageShow);
    endProperties();
    leaveTrap();
    observer.disconnect();
  }
}
