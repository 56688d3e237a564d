import { languageCodes } from '../../account/languages.ts';
import { type AttributeName, handoffModes, loadingModes, tabs, themes } from '../core/card-config.ts';

const webAddress = 'use an https address (http on localhost only)';
const emulator = 'use http://localhost:PORT; an emulator on another machine is refused';
/**
 * The cure for an attribute that a script or a template has left unfilled (`isUnfilledValue`). This is the only reason
 * to refuse a `prefill-*` attribute.
 */
export const cureForUnfilledAttribute =
  'a script or a template left this value unfilled: fill it in, or leave the attribute out';
const oneOf = (values: readonly string[]): string => `use one of: ${values.join(', ')}`;

type Unread = 'nonce' | 'unknown-attribute' | 'property' | 'cookie-domain-elsewhere' | 'auth-domain';

/** The cure for each refused attribute. */
export const configProblemCures: Readonly<Partial<Record<AttributeName | Unread, string>>> = {
  'app-url': webAddress,
  'terms-url': webAddress,
  'privacy-url': webAddress,
  'cookie-domain': 'use a domain such as .acct.example',
  'cookie-prefix':
    'use 1 to 40 letters, digits, hyphens or underscores, and begin with neither __Host- nor __Http-: no browser stores such a cookie with a domain',
  tab: oneOf(tabs),
  lang: oneOf(languageCodes),
  theme: oneOf(themes),
  handoff: oneOf(handoffModes),
  'prefill-name': cureForUnfilledAttribute,
  'prefill-company': cureForUnfilledAttribute,
  'prefill-email': cureForUnfilledAttribute,
  'prefill-phone': cureForUnfilledAttribute,
  'firebase-config': 'give JSON with apiKey, authDomain and projectId, in single quotes since its own are double',
  'auth-domain': 'write authDomain as a name alone, without https:// and slashes',
  'auth-emulator': emulator,
  'firestore-emulator': emulator,
  'human-check': oneOf(['auto', 'real']),
  loading: oneOf(loadingModes),
  nonce: 'use the nonce of your policy, which is base64',
  'unknown-attribute': 'write the name as the table of attributes has it, with hyphens: the line names the nearest',
  property: 'set the attribute, as setAttribute does: a property of the element is not read',
  'cookie-domain-elsewhere':
    'use the domain that your page and the application are both below; where there is none, take the attribute away',
};
