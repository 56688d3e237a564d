import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { CardConfig } from '../../core/card-config.ts';
import type { HostPage } from '../../core/ports.ts';
import { AuthCard } from '../../ui/auth-card.tsx';
import { CardContext } from '../../ui/card-context.ts';
import { activeChunkLoader, runWithActiveChunk } from './active-chunk.ts';
import type { CardInstance } from './card-instance.ts';
import { useMessages } from './use-messages.ts';

/** Creates the `HostPage` port, which dispatches events on the element and writes console lines for the integrator. */
export function createHostPage(host: HTMLElement): HostPage {
  return {
    emit: (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'acct-authenticated' }),
      ),
    report: (report) => runWithActiveChunk((chunk) => chunk.printConsoleLine(host, report)),
  };
}

export type CardRootProps = {
  readonly host: HTMLElement;
  readonly instance: CardInstance;
  readonly config: CardConfig;
  readonly lastMethod?: string | undefined;
  readonly recover: () => Promise<void>;
  /** Runs once the card is on the page, with its texts. */
  readonly onDrawn: () => void;
};

/** Renders one card instance. */
export function CardRoot({ host, instance, config, lastMethod, recover, onDrawn }: CardRootProps) {
  const { store, commands, values, sentences } = instance;
  const shown = useMessages(config.language, recover);
  const chunk = useSyncExternalStore(activeChunkLoader.subscribe, activeChunkLoader.loaded, () => null);
  useLayoutEffect(() => chunk?.applyActiveStyles(host), [chunk, host]);
  const isReady = shown !== null;
  const language = shown?.language;
  useLayoutEffect(() => {
    if (language) instance.setDisplayedLanguage(language);
  }, [language, instance]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an instance
  useEffect(() => {
    if (isReady) onDrawn();
  }, [isReady]);

  if (shown === null) return null;
  const { first, all } = shown;
  const activeChunk = chunk && { ...chunk.activeChunk, messages: all ?? chunk.activeChunk.messages };
  return (
    <CardContext
      value={{
        store,
        commands,
        values,
        config: { ...config, language: shown.language },
        messages: first,
        sentences,
        lastMethod,
        activeChunk,
      }}
    >
      <AuthCard />
    </CardContext>
  );
}
