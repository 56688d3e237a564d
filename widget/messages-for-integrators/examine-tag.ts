import type { AttributeName, CardConfig, ConfigProblem } from '../core/card-config.ts';
import { configCures } from '../core/config-cures.ts';
import type { HostPage } from '../core/ports.ts';
import { firebaseConfigCure } from './firebase-config-cure.ts';
import { nearestAttribute } from './nearest-attribute.ts';

/** What the card made of its attributes. */
type Reading = { readonly config: CardConfig; readonly problems: readonly ConfigProblem[] };

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * All that is wrong with a tag, each with its cure: refused values, and what the page wrote or set that the card does
 * not read. Of a tag that was never closed page and integrator are told at once.
 */
export function examineTag(host: HTMLElement, page: HostPage, { config, problems }: Reading): readonly ConfigProblem[] {
  tellSwallowed(host, page);
  const refused = problems.map((problem) => ({ ...problem, cure: sentence(cureOf(problem)) }));
  return [...refused, ...unread(host), ...domainsApart(config, problems)];
}

const cureOf = ({ attribute, value }: ConfigProblem): string =>
  (attribute === 'firebase-config' && value && firebaseConfigCure(value)) ||
  (configCures[attribute as AttributeName] ?? '');

const strange = (code: ConfigProblem['code'], attribute: string, value: string, cure: string): ConfigProblem => ({
  code,
  attribute,
  value,
  fatal: false,
  cure: sentence(cure),
});

/** Names that are nearly one of the card's, properties that a script has set, and a nonce that is none. */
function unread(host: HTMLElement): readonly ConfigProblem[] {
  const attributes = Array.from(host.attributes).flatMap(({ name, value }) => {
    const meant = nearestAttribute(name) ?? name;
    return meant === name ? [] : [strange('config/unknown-attribute', name, value, `write ${meant}`)];
  });
  const properties = Object.entries(host).flatMap(([name, value]) => {
    const meant = nearestAttribute(name);
    return meant ? [strange('config/property', name, `${value}`, `call setAttribute('${meant}', value)`)] : [];
  });
  const { nonce = '' } = host;
  const nonces = /^[\w+/-]*=*$/.test(nonce) ? [] : [strange('config/nonce', 'nonce', nonce, `${configCures.nonce}`)];
  return [...attributes, ...properties, ...nonces];
}

/** Cookies of a domain that the application is not below are never seen there. */
function domainsApart({ appUrl, cookieDomain }: CardConfig, problems: Reading['problems']): readonly ConfigProblem[] {
  if (problems.some(({ attribute }) => /^(app-url|cookie-domain)$/.test(attribute))) return [];
  const { hostname } = new URL(appUrl);
  if (`.${hostname}`.endsWith(`.${cookieDomain.replace(/^\./, '')}`)) return [];
  const cure = `use the domain that this page and ${hostname} are both below`;
  return [strange('config/cookie-domain-elsewhere', 'cookie-domain', cookieDomain, cure)];
}

const ofPages =
  'script,style,link,main,nav,header,footer,section,article,aside,h1,h2,h3,form,iframe,table,acct-auth-card';

/** In HTML `<acct-auth-card />` opens the tag only: the rest of its parent is inside, and is not shown. */
function tellSwallowed(host: HTMLElement, page: HostPage): void {
  const inside = Array.from(host.children).filter(({ slot, localName }) => !slot && localName !== 'template');
  // A line and a link for visitors without scripts are what belongs there.
  if (host.nextElementSibling || !inside.some((node) => node.matches(ofPages) || node.querySelector(ofPages))) return;
  const where = `inside it are ${inside.map(({ localName }) => localName).join(', ')}`;
  page.report({ level: 'error', code: 'page/tag-not-closed', where });
  page.emit('acct-error', { code: 'page/tag-not-closed', action: 'page' });
}
