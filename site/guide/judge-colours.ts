import { isColour, type LowContrast } from './contrast.ts';

/** Says below the colours what is no colour, which is marked, and what is hard to read, which is the partner's choice. */
export function judgeColours(knobs: HTMLElement, low: readonly LowContrast[]): void {
  const problems = knobs.querySelector<HTMLElement>('#colour-problems');
  if (!problems) return;
  const wrong: string[] = [];
  for (const field of knobs.querySelectorAll<HTMLInputElement>('[name^="--"]')) {
    const value = field.value.trim();
    const isWrong = value !== '' && !isColour(value);
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    if (!isWrong) continue;
    wrong.push(field.name);
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', problems.id);
  }
  const pairs = low.map(({ text, ground, theme, ratio }) => `${text} on ${ground} ${ratio}:1 (${theme})`);
  const told = (words = '', names: readonly string[]): readonly string[] => (names.length > 0 ? [words, ...names] : []);
  problems.textContent = [...told(problems.dataset.wrong, wrong), ...told(problems.dataset.low, pairs)].join('\n');
}
