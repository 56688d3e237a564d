import { type AttributeName, attributeNames, type CardConfig, type ConfigProblem } from '../core/card-config.ts';
import { configCures } from '../core/config-cures.ts';
import type { BrowserSession, HostPage } from '../core/ports.ts';
import { firebaseConfigCure } from './firebase-config-cure.ts';
import { nearestAttribute } from './nearest-attribute.ts';

/** What the card made of its attributes. */
type Reading = { readonly config: CardConfig; readonly problems: readonly ConfigProblem[] };

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/**
 * All that is wrong with a tag, each with its cure: refused values, and what the page wrote or set that the card does
 * not read. Of a tag that was never closed page and integrator are told at once.
 */
export function examineTag(
  host: HTMLElement,
  page: HostPage,
  { config, problems }: Reading,
  cookiesHold: BrowserSession['cookiesHold'],
): readonly ConfigProblem[] {
  tellSwallowed(host, page);
  const refused = problems.map((problem) => ({ ...problem, cure: sentence(cureOf(problem)) }));
  const isRefused = (name: string): boolean => problems.some(({ attribute }) => attribute === name);
  const domains = isRefused('app-url') || isRefused('cookie-domain') ? [] : domainsApart(host, config, cookiesHold);
  return [...refused, ...empty(host).filter(({ attribute }) => !isRefused(attribute)), ...unread(host), ...domains];
}

const cureOf = ({ code, value }: ConfigProblem): string =>
  (code === 'config/firebase-config' && value && firebaseConfigCure(value)) ||
  (configCures[code.slice('config/'.length) as AttributeName] ?? '');

/** A word alone, `<acct-auth-card handoff>`, and a template's value that was not there; start values may be missing. */
const empty = (host: HTMLElement): readonly ConfigProblem[] =>
  attributeNames
    .filter((name) => !/^(prefill|lang)/.test(name) && host.getAttribute(name)?.trim() === '')
    .map((name) => strange(`config/${name}`, name, '', configCures[name] ?? ''));

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
    const meant = nearestAttribute(name, value) ?? name;
    const cure = listening(name) ?? (meant === name ? undefined : `write ${meant}`);
    return cure ? [strange('config/unknown-attribute', name, value, cure)] : [];
  });
  const properties = Object.entries(host).flatMap(([name, value]) => {
    const [meant, word = 'value'] = nearestAttribute(name, `${value}`)?.split('=') ?? [];
    const cure = listening(name) ?? (meant && `call setAttribute('${meant}', ${word.replace(/"/g, "'")})`);
    return cure ? [strange('config/property', name, `${value}`, cure)] : [];
  });
  const { nonce = '' } = host;
  const nonces = /^[\w+/-]*=*$/.test(nonce) ? [] : [strange('config/nonce', 'nonce', nonce, `${configCures.nonce}`)];
  return [...attributes, ...properties, ...nonces];
}

/** HTML and templates know listeners by attributes; an event of ours has none. */
function listening(name: string): string | undefined {
  const [, event] = /^(?:on[-:]?|@|v-on:|\(|#)acct-?([a-z-]+)/i.exec(name) ?? [];
  return event && `call addEventListener('acct-${event.toLowerCase()}', listener)`;
}

const isBelow = (host: string, domain: string): boolean => `.${host}`.endsWith(`.${domain.replace(/^\./, '')}`);

/** Cookies of a domain that the application is not below are never seen there. */
function domainsApart(
  host: HTMLElement,
  { appUrl, cookieDomain, handoff }: CardConfig,
  cookiesHold: BrowserSession['cookiesHold'],
): readonly ConfigProblem[] {
  const { hostname } = new URL(appUrl);
  if (isBelow(hostname, cookieDomain)) return [];
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  // The browser alone knows below which domains strangers register.
  const shared = domains.find((domain) => isBelow(hostname, domain) && cookiesHold(domain));
  const isGiven = host.getAttribute('cookie-domain')?.trim();
  const never = handoff === 'never' ? ' and handoff="never"' : '';
  const alone = `take it${never} away: no cookie of this page reaches ${hostname}; our site takes the session to our own application`;
  const own = shared?.includes('.') ? `.${shared}` : shared;
  const cure = own ? `write cookie-domain="${own}": it holds for this page and for ${hostname}` : alone;
  const [name, value] = isGiven ? ['cookie-domain', cookieDomain] : ['app-url', host.getAttribute('app-url') ?? appUrl];
  return [strange('config/cookie-domain-elsewhere', name, value, cure)];
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
