import type { Explained } from './tell-mutants.ts';

const typesOnly = 'no other view or answer has such a member: the question is the compiler’s';
const checkedBuild = 'only in a build with App Check: site/e2e/app-check/refusals.spec.ts holds it';

/** Mutants of the core and of the session that no unit test tells from the code, by file, each with the reason. */
export const explainedMutants: Explained = {
  'site/session/other-tasks.ts': {
    'async () => takeHandoff(secret, projectId, (await appCheck()).withAppCheck(tools.askServer)) -> () => undefined':
      checkedBuild,
    '`/session/app-check.js?${Date.now()}` -> ``': checkedBuild,
    "(): Promise<typeof import('./app-check.ts')> => import(/* @vite-ignore */ `/session/app-check.js?${Date.now()}`) -> () => undefined":
      checkedBuild,
  },
  'site/session/renewed-lately.ts': {
    '{ return null; } -> {}': 'neither is a time',
  },
  'widget/core/card-config.ts': {
    '\'auto\' -> ""': 'whatever is not "real" is "auto"',
  },
  'widget/core/card-state.ts': {
    "view.name === 'busy' -> true": typesOnly,
  },
  'widget/core/field-checks.ts': {
    "phone.kind === 'phone' -> true": 'asked only for a number that the check has taken',
  },
  'widget/core/find-reason.ts': {
    'import.meta.env?.VITE_APP_CHECK_KEY -> import.meta.env.VITE_APP_CHECK_KEY':
      'for scripts that Node runs as they stand; unit tests have such an object',
  },
  'widget/core/firebase-settings.ts': {
    '{ return undefined; // reported by the caller as a listed problem } -> {}':
      'what is no JSON has no members either, and the line that asks for them says the same',
  },
  'widget/core/flow-reducer.ts': {
    "view.name === 'signedIn' -> true": typesOnly,
    "view.name === 'busy' -> true (3)": typesOnly,
  },
  'widget/core/flows/card-flows.ts': {
    "identifier.kind === 'email' -> true (2)": 'a number ends before, one that is too long at the gate',
  },
  'widget/core/flows/complete-sign-in.ts': {
    'waiting.get(context)?.companyId -> waiting.get(context).companyId': 'who tries again waits there',
  },
  'widget/core/flows/hand-off.ts': {
    'site === null -> false': 'no hand-off is settled on where there is no site (settle-session.ts)',
  },
  'widget/core/flows/phone-otp.ts': {
    '{ cause: error } -> {}': 'the cause is for who debugs; nothing in the card reads it',
    '\'\' -> "Stryker was here!" (4)': 'neither is a refusal of the provider',
  },
  'widget/core/flows/sign-up.ts': {
    '\'\' -> "Stryker was here!"': 'neither is a refusal of the provider',
    'email.toLowerCase() -> email.toUpperCase()': 'one case is as good as the other',
  },
  'widget/core/token-claims.ts': {
    '\'\' -> "Stryker was here!"': 'neither is the payload of a token',
  },
  'widget/core/write-session-cookies.ts': {
    '\'\' -> "Stryker was here!" (2)': 'an origin without a host is not secure, whatever its host is called',
  },
};
