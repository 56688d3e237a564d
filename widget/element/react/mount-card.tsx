import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sourceLanguage } from '../../../account/languages.ts';
import { attributeNames } from '../../core/card-config.ts';
import { consentSentences } from '../../languages/consent-sentences.ts';
import { readFields } from '../../ui/card-forms.tsx';
import { cardLanguage } from '../card-language.ts';
import type { CardStart, MountedCard, MountRequest } from '../hand-over.ts';
import { prerenderedBuild } from '../prerendered.ts';
import { type CardReading, readAttributes, readCard } from '../read-card.ts';
import { looksStrange, readTypedText, restoreFocus } from './before-hydration.ts';
import { createCardInstance } from './card-instance.ts';
import { CardRoot, createHostPage } from './card-root.tsx';
import type { DrawingEffect } from './element-life.ts';
import { withInteracted, workFactory } from './interacted-chunk.ts';
import { joinFocusTrap } from './join-focus-trap.ts';
import { loadMessages } from './use-messages.ts';
import { watchProperties } from './watch-properties.ts';

/** Takes the painted card over: hydrates HTML of this build, else draws it again and carries over the typed texts. */
export async function mountCard(request: MountRequest): Promise<MountedCard> {
  const { host, root, wrapper, language, tab, takeOver, recover } = request;
  const matches = wrapper.dataset.build === `${prerenderedBuild}-${language}-${tab}`;
  // Hydration needs the painted texts; if its texts are unavailable, a card is drawn in the source language.
  const hasMessages = await loadMessages(matches ? language : cardLanguage(host)).then(
    () => true,
    () => false,
  );
  const hydrates = matches && hasMessages;
  const typed = readTypedText(root);
  const start = takeOver();
  // Attributes may have changed since the paint: hydration uses the painted ones, and the change follows.
  const painted = hydrates ? { lang: language, tab } : hasMessages ? {} : { lang: sourceLanguage };

  const page = createHostPage(host);
  let hasProblems = false;
  const reportProblems = (of: CardReading): void => {
    const hadProblems = hasProblems;
    hasProblems = of.problems.length > 0 || looksStrange(host, of.config);
    if (hasProblems || hadProblems) withInteracted((chunk) => chunk.reportTag(host, page, of));
  };
  const read = () => readCard(host, readAttributes(host));
  const open = (reading: CardReading, begin: 'painted' | 'drawing', from: CardStart) =>
    createCardInstance({
      ...{ host, page, reading, begin, start: from, drawing, recover, reportProblems },
      ...{ workFactory, sentences: consentSentences },
    });
  const update = (): void => instance.configure(read());
  const onDrawn = (): void => {
    instance.drawn(host.isConnected);
    // Only now: hydration uses the painted attributes.
    update();
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) instance.commands.pageRestored();
  };
  const observer = new MutationObserver((changes) => {
    // A browser that translates renames the page's language, and needs the words as they were.
    const isTranslated = document.documentElement.matches('[class*=translated-]');
    if (!isTranslated || changes.some(({ target }) => target === host)) update();
  });
  let endProperties = (): void => undefined;
  let leaveTrap = (): void => undefined;
  const joinTrap = (): void => {
    leaveTrap();
    const report = { level: 'warn', code: 'page/focus-trap', where: location.href } as const;
    leaveTrap = joinFocusTrap(host, root, () => page.report(report));
  };
  const follow = (): void => {
    addEventListener('pageshow', onPageShow);
    joinTrap();
    endProperties = watchProperties(host, () => reportProblems(instance.life().reading));
    observer.observe(host, { attributeFilter: [...attributeNames, 'data-last-way'] });
    // The nearest `lang` may be that of any element around.
    observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  };
  const unfollow = (): void => {
    removeEventListener('pageshow', onPageShow);
    endProperties();
    leaveTrap();
    observer.disconnect();
  };
  const card = () => {
    const { name, stay, reading } = instance.life();
    const config = instance.config();
    // Only our own site knows the method, and hydration must match the painted HTML.
    const lastMethod = name !== 'painted' && location.origin === config.siteOrigin ? host.dataset.lastWay : undefined;
    return (
      <CardRoot key={`${reading.backend} ${stay}`} {...{ host, instance, recover, onDrawn, config, lastMethod }} />
    );
  };
  const draw = (): void => react.render(card());
  const drawing: Readonly<Record<DrawingEffect, () => void>> = {
    draw,
    drawAtOnce() {
      follow();
      // Synchronous, so that nothing flashes.
      flushSync(draw);
    },
    putAside() {
      unfollow();
      // From now on only the instance has the typed texts.
      readFields(instance.values, root);
      react.render(null);
    },
    replace() {
      // Keeps the tab and the typed texts, but no submit: that was the first card's.
      const values = { ...instance.values.all(), ...readTypedText(root).texts };
      const reading = read();
      const isSameTab = reading.config.tab === instance.life().reading.config.tab;
      instance = open(reading, 'drawing', { values, ...(isSameTab && { tab: instance.store.getState().tab }) });
      draw();
    },
    unmount() {
      unfollow();
      react.unmount();
    },
  };
  let instance = open(
    readCard(host, { ...readAttributes(host), ...painted }),
    'painted',
    hydrates ? start : { ...start, values: { ...start.values, ...typed.texts } },
  );
  const onUncaughtError = (cause: unknown): void => withInteracted((chunk) => chunk.renderFailure(root, cause));
  // A card that leaves the page during hydration has nothing to recover.
  const onRecoverableError = (cause: unknown): void => {
    if (instance.life().name !== 'ended') console.error(cause);
  };
  follow();
  if (!hydrates) wrapper.textContent = '';
  const react = hydrates
    ? hydrateRoot(wrapper, card(), { onUncaughtError, onRecoverableError })
    : createRoot(wrapper, { onUncaughtError });
  if (!hydrates) {
    // Synchronous: a key pressed meanwhile must find the field.
    flushSync(draw);
    restoreFocus(root, typed.focus);
  }
  return {
    reset: () => instance.commands.reset(),
    left: () => instance.leave(),
    moved() {
      joinTrap();
      instance.placed(read());
      return instance.life().name !== 'ended';
    },
    handOver() {
      const all = instance.handOver();
      instance.dispose();
      return all;
    },
    end: () => instance.dispose(),
  };
}
