import { attributeNames, type CardConfig } from '../../core/card-config.ts';

/** `name=value` of an attribute, or the name of a property, that may be meant for the card and is none of its names. */
const meant =
  /^(?!nonce=[\w+/-]*=*$)[^a-z]*(on-?acct|acct|api|comp|dark|e?mail|href|light|log|mob|mode|next|phone|proj|regi|sign|url|(data-(?!theme|tab|lang))?(app|auth|call|cap|cook|def|dom|emul|fire|hand|hum|init|lang|load|loc|nonce|pref|priv|recap|redir|return|success|tab(?!i)|term|them|tos))/i;
/** Attributes that nobody leaves empty on purpose, as a template does with a start value. */
const filled = attributeNames.filter((name) => !/^(prefill|lang)/.test(name));

/** Whether a tag needs a look by messages-for-integrators/examine-tag.ts: no page that is set up rightly has this. */
export function looksStrange(host: HTMLElement, { appUrl, cookieDomain }: CardConfig): boolean {
  const others = host.getAttributeNames().filter((name) => !(attributeNames as readonly string[]).includes(name));
  const written = [...others.map((name) => `${name}=${host.getAttribute(name)}`), ...Object.keys(host)];
  const inside = Array.from(host.children).some(({ slot, localName }) => !slot && !/^(a|p|noscript)$/.test(localName));
  const isEmpty = filled.some((name) => host.getAttribute(name)?.trim() === '');
  const fits = `.${new URL(appUrl).hostname}`.endsWith(`.${cookieDomain.replace(/^\./, '')}`);
  return inside || isEmpty || !fits || written.some((one) => meant.test(one));
}

/** What a visitor has typed so far, and where the caret stands: carried over when the nodes have to be replaced. */
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
  // Inputs of type email have no selection.
  return { texts, focus: { field, start: active.selectionStart, end: active.selectionEnd } };
}

export function restoreFocus(root: ShadowRoot, focus: TypedText['focus']): void {
  if (focus === null) return;
  const input = root.querySelector<HTMLInputElement>(`[name="${focus.field}"]`);
  input?.focus();
  if (input && focus.start !== null) input.setSelectionRange(focus.start, focus.end);
}
