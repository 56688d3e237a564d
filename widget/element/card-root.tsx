import { useEffect, useMemo, useRef, useState } from 'react';
import { type CardConfig, type RawAttributes, readCardConfig } from '../core/card-config.ts';
import { AuthCard } from '../ui/auth-card.tsx';
import { CardContext } from '../ui/card-context.ts';
import { buildDefaults } from './build-defaults.ts';
import { cardControls } from './card-controls.ts';
import { createCardInstance } from './card-instance.ts';
import { createHostPage } from './events.ts';
import { withTouchPart } from './load-touch-part.ts';
import { pageLanguage } from './page-language.ts';
import { useMessages } from './use-messages.ts';
import { useRareParts } from './use-rare-parts.ts';
import { type CardStart, useStart } from './use-start.ts';

export type CardRootProps = {
  readonly host: HTMLElement;
  readonly attributes: RawAttributes;
  readonly start?: CardStart;
};

/** From the element's raw attributes to the card. Another Firebase project or emulator makes a new card; all else changes live. */
export function CardRoot({ host, attributes, start = {} }: CardRootProps) {
  const given = JSON.stringify(attributes);
  const { config, problems } = useMemo(
    () => readCardConfig(JSON.parse(given), { language: pageLanguage(host), url: host.baseURI }, buildDefaults),
    [given, host],
  );
  const page = useMemo(() => createHostPage(host), [host]);
  const refused = JSON.stringify(problems);
  useEffect(() => {
    if (refused !== '[]') withTouchPart((part) => part.reportConfigProblems(page, JSON.parse(refused)));
  }, [page, refused]);
  const { firebase, authEmulator, firestoreEmulator, realHumanCheck } = config;
  const backend = JSON.stringify([firebase, authEmulator, firestoreEmulator, realHumanCheck]);
  return (
    <CardOnPage
      key={backend}
      host={host}
      page={page}
      config={config}
      usable={!problems.some(({ fatal }) => fatal)}
      start={start}
    />
  );
}

type CardOnPageProps = {
  readonly host: HTMLElement;
  readonly page: ReturnType<typeof createHostPage>;
  readonly config: CardConfig;
  readonly usable: boolean;
  readonly start: CardStart;
};

function CardOnPage({ host, page, config, usable, start }: CardOnPageProps) {
  const latest = useRef(config);
  latest.current = config;
  const [instance] = useState(() => createCardInstance(host, page, () => latest.current, start.typed));
  const { store, commands, drafts } = instance;
  const shown = useMessages(config.language);
  const [checks, setChecks] = useState(0);
  const rare = useRareParts(host, usable ? checks : -1, shown?.all ?? null);

  useEffect(() => () => instance.dispose(), [instance]);
  useEffect(() => {
    // Refused while a request ran, it is refused again when the card rests.
    const tell = (): void => store.dispatch({ type: usable ? 'configAccepted' : 'configRefused' });
    tell();
    return usable ? undefined : store.subscribe(tell);
  }, [store, usable]);
  useEffect(() => commands.selectTab(config.tab), [commands, config.tab]);
  const { language: wanted, theme } = config;
  useEffect(() => instance.setLanguage(wanted), [instance, wanted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: language and theme are what the check looks like
  useEffect(() => commands.looksChanged(), [commands, wanted, theme]);
  useEffect(() => store.subscribe(() => setChecks(store.getState().humanCheck.generation)), [store]);
  useEffect(() => {
    const moved = (): void => {
      const { phase } = store.getState().humanCheck;
      // Moving an element reloads the frames in it; a solved check has done its work already.
      if (phase !== 'placeholder' && phase !== 'solved') commands.renewHumanCheck();
    };
    cardControls.set(host, { reset: commands.reset, moved });
    // Returning with Back may bring the page as it was left: "Redirecting to app..." would stand for ever.
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) commands.reset();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [host, commands, store]);
  const isReady = shown !== null;
  useStart({ instance, host, isReady, realHumanCheck: config.realHumanCheck, start });
  useEffect(() => {
    if (isReady && usable) page.emit('acct-ready', {});
  }, [page, isReady, usable]);

  if (shown === null) return null;
  const { language, first: messages } = shown;
  return (
    <CardContext value={{ store, commands, drafts, config: { ...config, language }, messages, rare }}>
      <AuthCard />
    </CardContext>
  );
}
