import type { ComponentType, RefObject } from 'react';
import type { Clock } from '../../account/account-ports.ts';
import type { RequestName } from '../core/card-state.ts';
import type { InAppBrowser } from '../core/in-app-browser.ts';
import type { BrowserFunctions } from '../core/ports.ts';
import type { FailureKey, Messages } from '../languages/messages.ts';

/** The properties of a view that needs `ActiveChunk`. */
export type ActiveViewProps = { readonly activeChunk: ActiveChunk };
export type ElementRefProps<Name extends string> = { readonly [name in Name]: RefObject<HTMLElement | null> };

/**
 * The part of the card that loads when a visitor begins to use it: further views, all messages, and access to the clock
 * and the browser.
 */
export type ActiveChunk = {
  readonly views: {
    readonly CardEffects: ComponentType<ElementRefProps<'root'>>;
    readonly HumanCheckNote: ComponentType<ActiveViewProps & ElementRefProps<'box'>>;
    readonly InAppBrowserNotice: ComponentType<ActiveViewProps & { readonly inApp: InAppBrowser }>;
    readonly OtpPanel: ComponentType<ActiveViewProps>;
    readonly ProvisionPanel: ComponentType<ActiveViewProps>;
    readonly PasswordResetPanel: ComponentType<ActiveViewProps>;
    readonly StatusContent: ComponentType<ActiveViewProps>;
  };
  readonly messages: Messages;
  readonly failureKey: (code: string, request: RequestName) => FailureKey | null;
  readonly clock: Clock;
  readonly tools: BrowserFunctions;
};
