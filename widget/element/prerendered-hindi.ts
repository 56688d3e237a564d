import type { Tab } from '../core/card-config.ts';

/** The build puts the Hindi HTML here, as with prerendered.ts. */
export const prerenderedHindi: Readonly<Record<Tab, string>> | null = null;
