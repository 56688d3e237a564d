import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { sourceLanguage } from '../../../account/languages.ts';
import { attributeNames, type RawAttributes } from '../../core/card-config.ts';
import type { HostPage } from '../../core/ports.ts';
import { consentSentences } from '../../languages/consent-sentences.ts';
import { readFields } from '../../ui/card-forms.tsx';
import { cardLanguage } from '../card-language.ts';
import type { CardStart, MountedCard, MountRequest } from '../hand-over.ts';
import { prerenderedBuild } from '../prerendered.ts';
import { type CardReading, readAttributes, readCard } from '../read-card.ts';
import { looksStrange, readTypedText, restoreFocus, type TypedText } from './before-hydration.ts';
import { type CardInstance, createCardInstance } from './card-instance.ts';
import { CardRoot, createHostPage } from './card-root.tsx';
import type { DrawingEffect } from './element-life.ts';
import { withInteracted, workFactory } from './interacted-chunk.ts';
import { joinFocusTrap } from './join-focus-trap.ts';
import { loadMessages } from './use-messages.ts';
import { watchProperties } from './watch-properties.ts';

/** Takes the painted card over: hydrates HTML of this build, else draws it again and carries over the typed texts. */
export async function mountCard(request: MountRequest): Promise<MountedCard> {
  const { host, root, wrapper, language, tab, takeOver } = request;
  const matches = wrapper.dataset.build === `${prerenderedBuild}-${language}-${tab}`;
  // Hydration needs the painted texts; if its texts are unavailable, a card is drawn in the source language.
  const hasMessages = await loadMessages(matches ? language : cardLanguage(host)).then(
    () => true,
    () => false,
  );
  const typed = readTypedText(root);
  const start = takeOver();
  // Attributes may have changed since the paint: hydration uses the painted ones, and the change follows.
  if (matches && hasMessages) return new ReactCard(request, { lang: language, tab }, start, null);
  const attributes = hasMessages ? {} : { lang: sourceLanguage };
  return new ReactCard(request, attributes, { ...start, values: { ...start.values, ...typed.texts } }, typed);
}

/** A card that React draws in the element. Another instance replaces the first if its Firebase project changes. */
class ReactCard implements MountedCard, Readonly<Record<DrawingEffect, () => void>> {
  private readonly request: MountRequest;
  private readonly page: HostPage;
  private readonly react: Root;
  private instance: CardInstance;
  private hasProblems = false;
  private readonly observer: MutationObserver;
  private endProperties = (): void => undefined;
  private leaveTrap = (): void => undefined;

  /** `painted`: attributes as of the paint. `typed`: what to restore where the card is drawn again; null: hydrates. */
  constructor(request: MountRequest, painted: RawAttributes, start: CardStart, typed: TypedText | null) {
    const { host, root, wrapper } = request;
    this.request = request;
    this.page = createHostPage(host);
    this.observer = new MutationObserver((changes) => this.attributesChanged(changes));
    this.instance = this.open(readCard(host, { ...readAttributes(host), ...painted }), 'painted', start);
    this.follow();
    const onUncaughtError = (cause: unknown): void => withInteracted((chunk) => chunk.renderFailure(root, cause));
    if (typed === null) {
      // A card that leaves the page during hydration has nothing to recover.
      const onRecoverableError = (cause: unknown): void => {
        if (!this.hasEnded()) console.error(cause);
      };
      this.react = hydrateRoot(wrapper, this.card(), { onUncaughtError, onRecoverableError });
    } else {
      wrapper.textContent = '';
      this.react = createRoot(wrapper, { onUncaughtError });
      // Synchronous: a key pressed meanwhile must find the field.
      flushSync(() => this.draw());
      restoreFocus(root, typed.focus);
    }
  }

  reset(): void {
    this.instance.commands.reset();
  }

  left(): void {
    this.instance.leave();
  }

  moved(): boolean {
    this.joinTrap();
    this.instance.placed(this.read());
    return !this.hasEnded();
  }

  handOver(): CardStart {
    const start = this.instance.handOver();
    this.instance.dispose();
    return start;
  }

  end(): void {
    this.instance.dispose();
  }

  draw(): void {
    this.react.render(this.card());
  }

  drawAtOnce(): void {
    this.follow();
    // Synchronous, so that nothing flashes.
    flushSync(() => this.draw());
  }

  putAside(): void {
    this.unfollow();
    // From now on only the instance has the typed texts.
    readFields(this.instance.values, this.request.root);
    this.react.render(null);
  }

  replace(): void {
    // Keeps the tab and the typed texts, but no submit: that was the first card's.
    const { values, store, life } = this.instance;
    const texts = { ...values.all(), ...readTypedText(this.request.root).texts };
    const reading = this.read();
    const isSameTab = reading.config.tab === life().reading.config.tab;
    this.instance = this.open(reading, 'drawing', { values: texts, ...(isSameTab && { tab: store.getState().tab }) });
    this.draw();
  }

  unmount(): void {
    this.unfollow();
    this.react.unmount();
  }

  private hasEnded(): boolean {
    return this.instance.life().name === 'ended';
  }

  private read(): CardReading {
    return readCard(this.request.host, readAttributes(this.request.host));
  }

  private open(reading: CardReading, begin: 'painted' | 'drawing', start: CardStart): CardInstance {
    return createCardInstance({
      host: this.request.host,
      page: this.page,
      reading,
      begin,
      start,
      drawing: {
        draw: () => this.draw(),
        drawAtOnce: () => this.drawAtOnce(),
        putAside: () => this.putAside(),
        replace: () => this.replace(),
        unmount: () => this.unmount(),
      },
      recover: this.request.recover,
      reportProblems: (of) => this.reportProblems(of),
      workFactory,
      sentences: consentSentences,
    });
  }

  private reportProblems(of: CardReading): void {
    const { host } = this.request;
    const hadProblems = this.hasProblems;
    this.hasProblems = of.problems.length > 0 || looksStrange(host, of.config);
    if (this.hasProblems || hadProblems) withInteracted((chunk) => chunk.reportTag(host, this.page, of));
  }

  private card() {
    const { host, recover } = this.request;
    const { instance } = this;
    const { name, stay, reading } = instance.life();
    const config = instance.config();
    // Only our own site knows the method, and hydration must match the painted HTML.
    const knowsMethod = name !== 'painted' && location.origin === config.siteOrigin;
    return (
      <CardRoot
        key={`${reading.backend} ${stay}`}
        host={host}
        instance={instance}
        recover={recover}
        onDrawn={this.onDrawn}
        config={config}
        lastMethod={knowsMethod ? host.dataset.lastWay : undefined}
      />
    );
  }

  private readonly onDrawn = (): void => {
    this.instance.drawn(this.request.host.isConnected);
    // Only now: hydration uses the painted attributes.
    this.update();
  };

  private update(): void {
    this.instance.configure(this.read());
  }

  private attributesChanged(changes: readonly MutationRecord[]): void {
    // A browser that translates renames the page's language, and needs the words as they were.
    const isTranslated = document.documentElement.matches('[class*=translated-]');
    if (!isTranslated || changes.some(({ target }) => target === this.request.host)) this.update();
  }

  private readonly onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted) this.instance.commands.pageRestored();
  };

  private joinTrap(): void {
    const { host, root } = this.request;
    this.leaveTrap();
    const report = { level: 'warn', code: 'page/focus-trap', where: location.href } as const;
    this.leaveTrap = joinFocusTrap(host, root, () => this.page.report(report));
  }

  private follow(): void {
    const { host } = this.request;
    addEventListener('pageshow', this.onPageShow);
    this.joinTrap();
    this.endProperties = watchProperties(host, () => this.reportProblems(this.instance.life().reading));
    this.observer.observe(host, { attributeFilter: [...attributeNames, 'data-last-way'] });
    // The nearest `lang` may be that of any element around.
    this.observer.observe(document, { attributeFilter: ['lang'], subtree: true });
  }

  private unfollow(): void {
    removeEventListener('pageshow', this.onPageShow);
    this.endProperties();
    this.leaveTrap();
    this.observer.disconnect();
  }
}
