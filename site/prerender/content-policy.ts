import type { SiteEnv } from '../site-env.ts';
import { otherTasksPath } from './session-paths.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const none = ["'none'"];
const self = ["'self'"];

/** What every page allows: itself, and its own styles by hash. */
const strict = (styleHashes: readonly string[]): Directives => ({
  'default-src': none,
  'base-uri': none,
  // No script of ours connects anywhere; auditing tools read robots.txt through the page.
  'connect-src': self,
  'form-action': none,
  'frame-ancestors': none,
  'img-src': self,
  'script-src': self,
  'style-src': styleHashes,
});

/** Pages without a Google script: no script may write markup or make a script URL at run time. */
export function pagePolicy(styleHashes: readonly string[]): string {
  return serialise({
    ...strict(styleHashes),
    'require-trusted-types-for': ["'script'"],
    'trusted-types': none,
  });
}

/**
 * Pages with the sign-in card. The hosts are those of Google's documents (reCAPTCHA FAQ, Firebase Auth) and of the
 * fakes in our tests; they await a check against the live services.
 */
export function cardPolicy(styleHashes: readonly string[], env: SiteEnv): string {
  const emulators = [env.authEmulator, env.firestoreEmulator].filter((origin) => origin !== undefined);
  const authPage = env.authEmulator ?? `https://${env.firebaseAuthDomain}`;
  return serialise({
    ...strict(styleHashes),
    'script-src': [
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
      'https://apis.google.com',
    ],
    // reCAPTCHA sets style attributes on its own box (github.com/google/recaptcha/issues/107); style elements stay closed.
    'style-src-attr': ["'unsafe-inline'"],
    'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/', authPage],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://www.google.com/recaptcha/',
      ...emulators,
    ],
  });
}

/**
 * /session: its own script by hash, what it does besides renewing by address, and the two services. Nothing else is let in or out, not even the
 * rest of this site.
 */
export function sessionPolicy(styleHashes: readonly string[], scriptHashes: readonly string[], env: SiteEnv): string {
  return serialise({
    ...strict(styleHashes),
    'connect-src': [
      env.authEmulator ?? 'https://securetoken.googleapis.com',
      env.firestoreEmulator ?? 'https://firestore.googleapis.com',
    ],
    // The page's icon, which is none.
    'img-src': ['data:'],
    'script-src': [...scriptHashes, `${env.siteOrigin}${otherTasksPath}`],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': none,
  });
}

const serialise = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
