import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { attributeNames } from '../../core/card-config.ts';
import { sourceLanguage } from '../../languages/languages.ts';
import { readFields } from '../../ui/card-form.tsx';
import { cardLanguage } from '../card-language.ts';
import type { CardStart, MountedCard, MountRequest } from '../hand-over.ts';
import { prerenderedBuild } from '../prerendered.ts';
import { looksStrange, readTypedText, restoreFocus } from './before-hydration.ts';
import { createCardInstance } from './card-instance.ts';
import { CardRoot, createHostPage } from './card-root.tsx';
import { withInteracted } from './interacted-chunk.ts';
import { type CardReading, readAttributes, readCard } from './read-card.ts';
import { loadMessages } from './use-messages.ts';

/**
 * Takes the painted card over: hydrates HTML of this very build, draws anew everything else and carries over what was
 * typed.
 */
export async function mountCard(request: MountRequest): Promise<MountedCard> {
  const { host, root, wrapper, language, tab, takeOver, recover } = request;
  const matches = wrapper.dataset.build === `${prerenderedBuild}-${language}-${tab}`;
  // Hydration must find its own words; without its words a card is drawn in the source language.
  const hasMessages = await loadMessages(matches ? language : cardLanguage(host)).then(
    () => true,
    () => false,
  );
  const hydrates = matches && hasMessages;
  const typed = readTypedText(root);
  const start = takeOver();
  // Attributes may have changed since the paint: hydration finds what was painted, and the change comes after it.
  const painted = hydrates ? { lang: language, tab } : hasMessages ? {} : { lang: sourceLanguage };

  const page = createHostPage(host);
  const reportProblems = (of: CardReading): void => {
    if (of.problems.length > 0 || looksStrange(host, of.config))
      withInteracted((chunk) => chunk.reportTag(host, page, of));
  };
  let reading = readCard(host, { ...readAttributes(host), ...painted });
  const open = (from: CardStart) => createCardInstance({ host, page, reading, start: from, recover, reportProblems });
  let instance = open(hydrates ? start : { ...start, values: { ...start.values, ...typed.texts } });
  let phase: 'painted' | 'drawn' | 'ended' = 'painted';
  let isAway = false;
  /** Goes up with every return to the page, so that nothing of the drawing before is taken for the new one. */
  let stay = 0;

  const onDrawn = (): void => {
    // React's last effects run when the card is ended, even if it was drawn only just now.
    if (phase === 'ended') return;
    phase = 'drawn';
    if (host.isConnected) {
      instance.begin();
      update();
    } else putAside();
  };
  const card = () => {
    const { config } = reading;
    // A partner's page has nothing to say of that, and what hydrates must be what was painted.
    const lastMethod = phase === 'drawn' && location.origin === config.siteOrigin ? host.dataset.lastWay : undefined;
    return (
      <CardRoot key={`${reading.backend} ${stay}`} {...{ host, instance, recover, onDrawn, config, lastMethod }} />
    );
  };
  const update = (): void => {
    // An update that overtakes hydration would make React throw the painted nodes away.
    if (phase !== 'drawn' || isAway) return;
    const before = reading;
    reading = readCard(host, readAttributes(host));
    if (reading.backend === before.backend) instance.configure(reading);
    else {
      // A card made anew keeps what is typed by now, and no submit, which was the first one's.
      const { values } = instance.handOver();
      const { texts } = readTypedText(root);
      instance.dispose();
      instance = open({ values: { ...values, ...texts } });
    }
    react.render(card());
  };

  const onUncaughtError = (cause: unknown): void => withInteracted((chunk) => chunk.renderFailure(root, cause));
  // A card that leaves the page before hydration is done has nothing to recover, and nobody to tell.
  const onRecoverableError = (cause: unknown): void => {
    if (phase !== 'ended') console.error(cause);
  };
  let react: Root;
  if (hydrates) react = hydrateRoot(wrapper, card(), { onUncaughtError, onRecoverableError });
  else {
    wrapper.textContent = '';
    react = createRoot(wrapper, { onUncaughtError });
    // In one go, so that no key pressed meanwhile finds the field gone.
    flushSync(() => react.render(card()));
    restoreFocus(root, typed.focus);
  }
  const observer = new MutationObserver(update);
  observer.observe(host, { attributes: true, attributeFilter: [...attributeNames, 'data-last-way'] });
  // Returning with Back may bring the page as it was left: "Redirecting to app..." would stand for ever. What is still
  // being written goes on.
  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted && instance.store.getState().view.name === 'redirecting') instance.commands.reset();
  };
  addEventListener('pageshow', onPageShow);
  /** What is typed is held by the instance from now on; the fields that held it go. */
  const putAside = (): void => {
    // While it is hydrated, what is typed is nowhere but in the fields.
    if (phase !== 'drawn' || isAway) return;
    isAway = true;
    removeEventListener('pageshow', onPageShow);
    readFields(instance.values, root);
    react.render(null);
    instance.leave();
  };
  const end = (): void => {
    phase = 'ended';
    observer.disconnect();
    removeEventListener('pageshow', onPageShow);
    react.unmount();
    instance.dispose();
  };
  return {
    reset: () => instance.commands.reset(),
    left: putAside,
    moved() {
      if (!isAway) return instance.moved();
      const next = readCard(host, readAttributes(host));
      if (next.backend !== reading.backend) return false;
      isAway = false;
      addEventListener('pageshow', onPageShow);
      reading = next;
      stay += 1;
      instance.comeBack(reading);
      // In one go, so that nothing flashes.
      flushSync(() => react.render(card()));
    },
    handOver() {
      const all = instance.handOver();
      end();
      return all;
    },
    end,
  };
}
