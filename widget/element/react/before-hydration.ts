import { isCookieDomainForHost } from '../../../account/cookie-domain.ts';
import { attributeNames, type CardConfig } from '../../core/card-config.ts';
import { isUnfilledValue } from '../../core/unfilled-value.ts';

/**
 * The words with which the names of the card's attributes begin. An attribute such as `data-app-url` may be a mistake
 * for `app-url`.
 */
const firstWords = attributeNames.flatMap((name) => name.split('-').slice(0, -1));
/**
 * Matches the attributes that HTML, frameworks and r2wc (`container`) use on any element. Every other attribute may be
 * meant for the card.
 */
const genericAttribute = new RegExp(
  `^(_|aria-|class|container$|dir$|hidden|id$|inert|is$|item|jQuery|js|ng-|on(?!-?acct)|part$|role|slot|style|tabindex|title|v-|wire|x-|data-(?!${firstWords.join('|')}))`,
);
/** The attributes for which an empty value is a mistake. Initial values may be empty. */
const neverEmpty = attributeNames.filter((name) => !/^(prefill|lang)/.test(name));

/** Returns true if diagnostics/examine-tag.ts has to examine a tag. Never true for a correctly configured page. */
export function tagMayHaveFaults(host: HTMLElement, { appUrl, cookieDomain }: CardConfig): boolean {
  const others = [...host.getAttributeNames(), ...Object.keys(host)].filter(
    (name) => !(attributeNames as readonly string[]).includes(name) && name !== 'nonce' && !genericAttribute.test(name),
  );
  const children = Array.from(host.children).filter(({ slot }) => !slot);
  const paragraphs = children.filter(({ localName }) => localName === 'p');
  // The tag may contain links, or one paragraph with links, for visitors without scripts.
  const isFallback = (node: Element): boolean =>
    node.matches('a,noscript') || (node.matches('p') && !!node.querySelector('a'));
  const inside = paragraphs.length > 1 || !children.every(isFallback);
  const isEmpty = neverEmpty.some((name) => host.getAttribute(name)?.trim() === '');
  const fits = isCookieDomainForHost(cookieDomain, new URL(appUrl).hostname);
  const { nonce = '' } = host;
  const isNonce = /^[\w+/-]*=*$/.test(nonce) && !isUnfilledValue(nonce);
  return inside || isEmpty || !fits || others.length > 0 || !isNonce;
}

/** The typed texts and the position of the caret. Both are restored if the card's nodes have to be replaced. */
export type TypedText = {
  readonly texts: Readonly<Record<string, string>>;
  readonly focus: { readonly field: string; readonly start: number | null; readonly end: number | null } | null;
};

export function readTypedText(root: ShadowRoot): TypedText {
  const texts: Record<string, string> = {};
  root.querySelectorAll('input').forEach((input) => {
    texts[input.name] = input.value;
  });
  const active = root.activeElement;
  const field = active instanceof HTMLInputElement ? active.name : undefined;
  if (!field || !(active instanceof HTMLInputElement)) return { texts, focus: null };
  // An input of the type `email` has no selection.
  return { texts, focus: { field, start: active.selectionStart, end: active.selectionEnd } };
}

export function restoreFocus(root: ShadowRoot, focus: TypedText['focus']): void {
  if (focus === null) return;
  const input = root.querySelector<HTMLInputElement>(`[name="${focus.field}"]`);
  input?.focus();
  if (input && focus.start !== null) input.setSelectionRange(focus.start, focus.end);
}
