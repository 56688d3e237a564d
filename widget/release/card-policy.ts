/** The directives of a Content Security Policy to which the card adds sources. */
export type CardPolicyDirective = 'script-src' | 'style-src-attr' | 'connect-src' | 'frame-src';

export type PolicyOrigins = {
  /** Origin of the card's files. */
  readonly files: string;
  /** Origin of the provider's sign-in page: `https://` and the `authDomain` of the Firebase project. */
  readonly authPage: string;
  /** The origins of further services: App Check if the build has it, and local emulators in a trial. */
  readonly services?: readonly string[];
};

/** The service that issues App Check's tokens, for a card whose build has it. */
export const appCheckService = 'https://content-firebaseappcheck.googleapis.com';

/** The hosts of Google that every page with the card has to allow. */
export const googleHosts = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://apis.google.com'],
  'connect-src': [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const satisfies Partial<Record<CardPolicyDirective, readonly string[]>>;

/**
 * Returns the sources that the card needs in addition to the page's own policy. `widget/e2e/policy.spec.ts` measures
 * that no source is missing or superfluous. The hosts of Google's scripts are from
 * https://developers.google.com/recaptcha/docs/faq and have not yet been checked against the live service.
 */
export function getCardPolicySources({
  files,
  authPage,
  services = [],
}: PolicyOrigins): Readonly<Record<CardPolicyDirective, readonly string[]>> {
  return {
    'script-src': [files, ...googleHosts['script-src']],
    // reCAPTCHA sets `style` attributes on its own box (github.com/google/recaptcha/issues/107). This directive does
    // not allow `<style>` elements.
    'style-src-attr': ["'unsafe-inline'"],
    // The card reads from its own origin whether its release is withdrawn.
    'connect-src': [files, ...googleHosts['connect-src'], ...services],
    'frame-src': [...googleHosts['frame-src'], authPage],
  };
}

/**
 * Returns a whole `Content-Security-Policy` for a page with the card. `importMapHash` is the SHA-256 hash of a pinned
 * import map, in base64.
 */
export function createPagePolicy(place: PolicyOrigins, importMapHash?: string): string {
  const card = getCardPolicySources(place);
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
