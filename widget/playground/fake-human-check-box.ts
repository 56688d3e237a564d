import { CardError } from '../../account/errors.ts';
import type { FakeMountedCheck } from '../adapters/fakes/fake-human-check.ts';
import type { HumanCheckAppearance } from '../core/ports.ts';
import type { HumanCheckBehaviour } from './playground-scenario.ts';

/** The sizes of reCAPTCHA's box in px. The fake box has the same sizes. */
const sizes = { normal: [304, 78], compact: [164, 144] } as const;

/** Draws a fake of reCAPTCHA in the card's light DOM, as the scenario requires. Returns a function that removes it. */
export function drawFakeHumanCheck(
  host: HTMLElement,
  behaviour: HumanCheckBehaviour,
  looks: HumanCheckAppearance,
  check: FakeMountedCheck,
) {
  const place = document.createElement('div');
  place.slot = 'human-check';
  const box = place.appendChild(document.createElement('button'));
  const [width, height] = sizes[looks.size];
  box.type = 'button';
  box.className = 'check-fake';
  box.dataset.theme = looks.theme;
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  box.lang = 'en';
  box.textContent = 'Fake of reCAPTCHA';
  const mark = (solved: boolean): void => box.setAttribute('aria-pressed', String(solved));
  const solve = (): void => {
    mark(true);
    check.solve();
  };
  mark(false);
  box.addEventListener('click', solve);
  const begin: Readonly<Record<HumanCheckBehaviour, () => void>> = {
    solves: solve,
    waits: check.show,
    loads: () => undefined,
    expires() {
      check.solve();
      check.expire();
    },
    fails: () => check.fail(new CardError('human-check/blocked')),
  };
  if (behaviour !== 'loads' && behaviour !== 'fails') host.append(place);
  queueMicrotask(begin[behaviour]);
  return () => place.remove();
}
