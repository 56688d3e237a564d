import { type Choice, type GeneratorPlace, generatedPolicy, generatedSnippet } from './generated-lines.ts';
import { previewCard } from './preview-card.ts';
import { releaseIn } from './release-in.ts';

type Known = { readonly place: GeneratorPlace; readonly card: string };

/** Lets snippet, policy and preview follow the knobs (`generator.tsx`). */
export function runGenerator(knobs: HTMLElement): void {
  const { place, card }: Known = JSON.parse(knobs.dataset.generator ?? '');
  const host = knobs.parentElement ?? knobs;
  const [snippet, policy] = host.querySelectorAll('pre code');
  const preview = previewCard(host, card);
  const release = releaseIn(snippet?.textContent ?? '');
  let turn = 0;
  host.dataset.awake = '';

  const write = async (): Promise<void> => {
    const mine = ++turn;
    const choice = readChoice(knobs);
    const { html, inline } = generatedSnippet(choice, place, release);
    const hash = inline === undefined ? undefined : await sha256(inline);
    // Another knob was turned meanwhile.
    if (mine !== turn) return;
    if (snippet) snippet.textContent = html;
    if (policy) policy.textContent = generatedPolicy(choice, place, hash);
  };
  knobs.addEventListener('input', () => void write());
  // A text counts for the card once it is whole.
  knobs.addEventListener('change', () => preview.show(readChoice(knobs).attributes));
  // Nobody is to paste what the card refuses: the press leads to the field, and its cure is read out there.
  const refuseCopy = (event: Event): void => {
    const wrong = knobs.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong || !(event.target as Element).closest('.copy-button')) return;
    event.stopPropagation();
    wrong.closest('details')?.setAttribute('open', '');
    wrong.focus();
  };
  host.addEventListener('click', refuseCopy, true);
  void write();
  preview.show(readChoice(knobs).attributes);
}

/** How the knobs stand. */
function readChoice(knobs: HTMLElement): Choice {
  const kind = knobs.querySelector<HTMLInputElement>('[name=kind]:checked')?.value === 'moving' ? 'moving' : 'pinned';
  const fields = Array.from(knobs.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]:not([name=kind])'));
  const given = Object.fromEntries(fields.flatMap(({ name, value }) => (value.trim() ? [[name, value.trim()]] : [])));
  const { folder = '', framework, ...attributes } = given;
  return { framework, kind, attributes, folder };
}

/** Base64, as a policy names it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
