import type { CardRelease } from '../../widget/release/release.ts';
import { type CardColours, findLowContrasts, isColour, showColourProblems } from './contrast.ts';
import { createPreview } from './create-preview.ts';
import {
  type GeneratorBuildInfo,
  type GeneratorValues,
  generateColourRule,
  generatePolicy,
  generateSnippet,
} from './generate-snippet.ts';

/** Matches the address of a release's file, which may have a query. */
const releaseFile = '"[^"]*/widget/([^/"]+)/([^"?]+)(?:\\?[^"]*)?"';
/** Matches `"ADDRESS" integrity="HASH"` in a tag, or `"ADDRESS": "HASH"` in an import map. */
const named = new RegExp(`${releaseFile}(?:: | integrity=)"(sha384-[^"]+)"`, 'g');

/**
 * Returns the release that a pinned snippet names, with the hashes of the release's scripts. Throws if the snippet
 * names no release.
 */
export function parseSnippetRelease(snippet: string): CardRelease {
  const found = Array.from(snippet.matchAll(named));
  const release = found[0]?.[1];
  if (release === undefined) throw new Error('The snippet names no release.');
  const files = Object.fromEntries(found.map(([, , file = '', integrity = '']) => [file, { integrity, bytes: 0 }]));
  return { release, version: release.replace(/-.*/, ''), files };
}

type GeneratorInput = { readonly place: GeneratorBuildInfo; readonly card: string; readonly looks: CardColours };

/** Updates the snippet, the policy and the preview when a control changes (`snippet-generator.tsx`). */
export function runGenerator(knobs: HTMLElement): void {
  const { place, card, looks }: GeneratorInput = JSON.parse(knobs.dataset.generator ?? '');
  const host = knobs.parentElement ?? knobs;
  const [snippet, policy, rule] = host.querySelectorAll('pre code');
  const ruleRoom = host.querySelector<HTMLElement>('.colour-rule');
  const preview = createPreview(host, card);
  const release = parseSnippetRelease(snippet?.textContent ?? '');
  let turn = 0;
  host.dataset.awake = '';

  const write = async (): Promise<void> => {
    const mine = ++turn;
    const choice = readChoice(knobs);
    const { html, inline } = generateSnippet(choice, place, release);
    const hash = inline === undefined ? undefined : await sha256(inline);
    // Ignores the hash if a control has changed while the hash was computed.
    if (mine !== turn) return;
    if (snippet) snippet.textContent = html;
    if (policy) policy.textContent = generatePolicy(choice, place, hash);
    if (rule) rule.textContent = generateColourRule(choice.colours);
    // The code for Vue already contains the colour rule.
    if (ruleRoom) ruleRoom.hidden = !rule?.textContent || choice.framework === 'Vue';
  };
  // Updates the card when the visitor leaves a field, not at each key.
  const show = (): void => {
    const { attributes, colours } = readChoice(knobs);
    preview.show(attributes, colours);
    showColourProblems(knobs, findLowContrasts(colours, looks, attributes.theme));
  };
  knobs.addEventListener('input', () => void write());
  knobs.addEventListener('change', show);
  // A refused value must not be copied. Instead, the press on the copy button moves the focus to the value's field,
  // where screen readers announce the problem.
  const refuseCopy = (event: Event): void => {
    const wrong = knobs.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong || !(event.target as Element).closest('.copy-button')) return;
    event.stopPropagation();
    wrong.closest('details')?.setAttribute('open', '');
    wrong.focus();
  };
  host.addEventListener('click', refuseCopy, true);
  void write();
  show();
}

/** Returns the values of the controls, without invalid colours. */
function readChoice(knobs: HTMLElement): GeneratorValues & Required<Pick<GeneratorValues, 'colours'>> {
  const kind = knobs.querySelector<HTMLInputElement>('[name=kind]:checked')?.value === 'moving' ? 'moving' : 'pinned';
  const fields = Array.from(knobs.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([name=kind])'));
  const given = fields.flatMap(({ name, value }) => (value.trim() ? [[name, value.trim()] as const] : []));
  const isToken = ([name]: readonly [string, string]) => name.startsWith('--');
  const colours = Object.fromEntries(given.filter((each) => isToken(each) && isColour(each[1])));
  const others: Readonly<Record<string, string>> = Object.fromEntries(given.filter((each) => !isToken(each)));
  const { folder = '', framework, ...attributes } = others;
  return { framework, kind, attributes, colours, folder };
}

/** Resolves to the SHA-256 hash of a text in base64, as in a policy. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
