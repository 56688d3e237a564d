import { attributeNames, type CardConfig } from '../../core/card-config.ts';

/** `name=value` of an attribute, or the name of a property, that may be meant for the card and is none of its names. */
const meant =
  /^(?!nonce=[\w+/-]*=*$)[^a-z]*(on-?acct|acct|api|comp|dark|e?mail|href|light|log|mob|mode|next|phone|proj|regi|sign|url|(data-(?!theme|tab|lang))?(app|auth|call|cap|cook|def|dom|emul|fire|hand|hum|init|lang|load|loc|nonce|pref|priv|recap|redir|return|success|tab(?!i)|term|them|tos))/i;
/** Attributes that nobody leaves empty on purpose, as a template does with a start value. */
const filled = attributeNames.filter((name) => !/^(prefill|lang)/.test(name));

/**
 * Whether a tag is worth a closer look, which messages-for-integrators/examine-tag.ts takes: here is only what a page
 * that is set up rightly never has.
 */
export function looksStrange(host: HTMLElement, { appUrl, cookieDomain }: CardConfig): boolean {
  const others = host.getAttributeNames().filter((name) => !(attributeNames as readonly string[]).includes(name));
  const written = [...others.map((name) => `${name}=${host.getAttribute(name)}`), ...Object.keys(host)];
  const inside = Array.from(host.children).some(({ slot, localName }) => !slot && !/^(a|p|noscript)$/.test(localName));
  const isEmpty = filled.some((name) => host.getAttribute(name)?.trim() === '');
  const fits = `.${new URL(appUrl).hostname}`.endsWith(`.${cookieDomain.replace(/^\./, '')}`);
  return inside || isEmpty || !fits || written.some((one) => meant.test(one));
}
