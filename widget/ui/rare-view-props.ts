import type { RareParts } from './rare-parts.ts';

export type RareViewProps = { readonly rare: RareParts };
