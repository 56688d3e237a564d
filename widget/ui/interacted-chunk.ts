import type { ComponentType, RefObject } from 'react';
import type { Clock } from '../../account/account-ports.ts';
import type { RequestName } from '../core/card-state.ts';
import type { InAppBrowser } from '../core/in-app-browser.ts';
import type { PageTools } from '../core/ports.ts';
import type { FailureKey, Messages } from '../languages/messages.ts';

/** A view of the interacted chunk receives the chunk from its caller, which has loaded it. */
export type InteractedViewProps = { readonly interacted: InteractedChunk };
export type BoxProps<Name extends string> = { readonly [name in Name]: RefObject<HTMLElement | null> };

/** Views, every sentence and the browser's tools, which only an interacted card needs, in a separate chunk. */
export type InteractedChunk = {
  readonly views: {
    readonly CardEffects: ComponentType<BoxProps<'root'>>;
    readonly HumanCheckNote: ComponentType<InteractedViewProps & BoxProps<'box'>>;
    readonly InAppNotice: ComponentType<InteractedViewProps & { readonly inApp: InAppBrowser }>;
    readonly OtpPanel: ComponentType<InteractedViewProps>;
    readonly ProvisionPanel: ComponentType<InteractedViewProps>;
    readonly ResetPanel: ComponentType<InteractedViewProps>;
    readonly StatusContent: ComponentType<InteractedViewProps>;
  };
  readonly messages: Messages;
  readonly failureKey: (code: string, request: RequestName) => FailureKey | null;
  readonly clock: Clock;
  readonly tools: PageTools;
};
