import { type KeyboardEvent, useRef } from 'react';
import { type Tab, tabs } from '../core/card-config.ts';
import { findIdleView } from '../core/card-state.ts';
import { useCard } from './card-context.ts';
import { SignInMethodMark } from './popup-buttons.tsx';

/** Renders the tabs by https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ with automatic activation. */
export function TabList({ panelId }: { readonly panelId: string }) {
  const { state, commands, messages, lastMethod } = useCard();
  const list = useRef<HTMLDivElement>(null);
  const fixed = findIdleView(state.view) === null || state.view.name === 'provisionFailed';
  const select = (tab: Tab): void => {
    commands.selectTab(tab);
    list.current?.querySelector<HTMLElement>(`#${panelId}-${tab}`)?.focus();
  };
  // A tab is marked only if it hides the control of the last sign-in method. The active form and the popup buttons have
  // marks of their own.
  const isMarked = (tab: Tab): boolean =>
    tab === 'signin' && state.tab !== tab && (lastMethod === 'password' || lastMethod === 'phone');
  const onKeyDown = (event: KeyboardEvent): void => {
    const other: Tab = state.tab === 'signup' ? 'signin' : 'signup';
    const target = { ArrowLeft: other, ArrowRight: other, Home: tabs[0], End: tabs[1] }[event.key];
    // Ignores a key that is pressed together with Alt, Ctrl or Meta, because browsers use such shortcuts, for example
    // to go back a page.
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(target);
  };
  return (
    <div className="tabs" part="tabs" role="tablist" aria-label={messages.cardName} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          part="tab"
          id={`${panelId}-${tab}`}
          aria-selected={state.tab === tab}
          aria-controls={panelId}
          aria-describedby={isMarked(tab) ? `${panelId}-mark` : undefined}
          aria-disabled={fixed || undefined}
          tabIndex={state.tab === tab ? 0 : -1}
          onClick={() => select(tab)}
        >
          <span>{messages.tabs[tab]}</span>
          {isMarked(tab) && <SignInMethodMark id={`${panelId}-mark`} text={messages.lastTime.used} />}
        </button>
      ))}
    </div>
  );
}
