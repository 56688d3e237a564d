/** A directive of a Content Security Policy that the card has something to add to. */
export type CardDirective = 'script-src' | 'style-src-attr' | 'connect-src' | 'frame-src';

export type PolicyPlace = {
  /** Origin of the card's files. */
  readonly files: string;
  /** Origin of the provider's sign-in page: `https://` and the `authDomain` of the Firebase project. */
  readonly authPage: string;
  /**
   * Origins of further services that the card asks: App Check's where the build has it, local emulators for a trial.
   */
  readonly services?: readonly string[];
};

/** What hands out App Check's tokens; a card whose build has it asks there. */
export const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** Google's, wherever the card stands. */
export const cardHosts = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://apis.google.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const satisfies Partial<Record<CardDirective, readonly string[]>>;

/**
 * What the card needs beside the page's own policy, on the way from the first touch to the application. That nothing is
 * missing and nothing is there for nothing is measured in `widget/e2e/policy.spec.ts`; which hosts Google's own scripts
 * ask for, stands in https://developers.google.com/recaptcha/docs/faq and awaits a check against the live service.
 */
export function cardSources({
  files,
  authPage,
  services = [],
}: PolicyPlace): Readonly<Record<CardDirective, readonly string[]>> {
  return {
    'script-src': [files, ...cardHosts['script-src']],
    // reCAPTCHA sets style attributes on its own box (github.com/google/recaptcha/issues/107); style elements stay
    // closed.
    'style-src-attr': ["'unsafe-inline'"],
    // The files' own origin tells whether their release is withdrawn.
    'connect-src': [files, ...cardHosts['connect-src'], ...services],
    'frame-src': [...cardHosts['frame-src'], authPage],
  };
}

/** A whole `Content-Security-Policy` for a page with the card. `importMapHash`: sha256 of a pinned map, base64. */
export function wholePolicy(place: PolicyPlace, importMapHash?: string): string {
  const card = cardSources(place);
  const map = importMapHash === undefined ? [] : [`'sha256-${importMapHash}'`];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...map, ...card['script-src']],
    'style-src-attr': card['style-src-attr'],
    'connect-src': ["'self'", ...card['connect-src']],
    'frame-src': card['frame-src'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
