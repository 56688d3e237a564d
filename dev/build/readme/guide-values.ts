import type { Release } from '../../../widget/release/release.ts';

/** Of whose card a copy of the guide speaks: README of a sample, /docs of a live build's own. */
export type GuideValues = {
  /** Origin of the site that hosts the card, without a slash at the end. */
  readonly origin: string;
  readonly appUrl: string;
  readonly cookieDomain: string;
  /** Origin of the provider's sign-in page. */
  readonly authPage: string;
  /** Origins of what this card asks besides: App Check, a demo's emulators. */
  readonly services: readonly string[];
  /** Whether the codes of App Check are explained. */
  readonly hasAppCheck: boolean;
  /** In place of `acct.example`, wherever that is an example. */
  readonly domain: string;
  readonly release: Release;
  /** What only this copy says, by placeholder. */
  readonly own: Readonly<Record<string, string>>;
};
