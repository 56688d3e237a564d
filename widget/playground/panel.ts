import type { PlaygroundSettings } from './settings.ts';

/** A part of the page beside the card: drawn once, told of every change. */
export type Panel = { readonly element: HTMLElement; update(settings: PlaygroundSettings): void };

/** What a panel does with a choice: `fresh` asks for a new card, otherwise the one on the stage changes. */
export type Choose = (settings: PlaygroundSettings, fresh?: 'fresh') => void;
