import type { RareMessages } from '../messages/rare-en.ts';

export type RareViewProps = { readonly messages: RareMessages };
