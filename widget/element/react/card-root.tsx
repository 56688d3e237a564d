import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { CardConfig } from '../../core/card-config.ts';
import type { HostPage } from '../../core/ports.ts';
import { AuthCard } from '../../ui/auth-card.tsx';
import { CardContext } from '../../ui/card-context.ts';
import type { CardInstance } from './card-instance.ts';
import { touchedChunk, withTouched } from './touched-chunk.ts';
import { useMessages } from './use-messages.ts';

/** The `HostPage` port over the element: events that bubble out of shadow roots, and lines for the integrator. */
export function createHostPage(host: HTMLElement): HostPage {
  return {
    emit: (name, detail) =>
      host.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'acct-authenticated' }),
      ),
    report: (report) => withTouched((chunk) => chunk.reportLine(host, report)),
  };
}

export type CardRootProps = {
  readonly host: HTMLElement;
  readonly instance: CardInstance;
  readonly config: CardConfig;
  readonly lastWay?: string | undefined;
  readonly recover: () => Promise<void>;
  /** The card is on the page, in words of its own. */
  readonly onDrawn: () => void;
};

/** One card instance as React draws it. */
export function CardRoot({ host, instance, config, lastWay, recover, onDrawn }: CardRootProps) {
  const { store, commands, values } = instance;
  const shown = useMessages(config.language, recover);
  const chunk = useSyncExternalStore(touchedChunk.subscribe, touchedChunk.loaded, () => null);
  useLayoutEffect(() => chunk?.applyTouchedStyles(host), [chunk, host]);
  const isReady = shown !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an instance
  useEffect(() => {
    if (isReady) onDrawn();
  }, [isReady]);

  if (shown === null) return null;
  const { language, first, all } = shown;
  const touched = chunk && { ...chunk.touched, messages: all ?? chunk.touched.messages };
  return (
    <CardContext
      value={{ store, commands, values, config: { ...config, language }, messages: first, lastWay, touched }}
    >
      <AuthCard />
    </CardContext>
  );
}
