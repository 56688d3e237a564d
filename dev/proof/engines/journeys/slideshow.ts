import { catalogues } from '../../../../site/content/catalogues.ts';
import { slideIds } from '../../../../site/content/facts/slides.ts';
import type { JourneyPage } from '../journey-page.ts';
import type { Journey } from './journey.ts';

const { items, controls } = catalogues.en.slides;
const titles = slideIds.map((id) => items[id].title);
const dot = (index: number) =>
  ({ role: 'button', name: controls.dot(index + 1, titles.length, titles[index] ?? '') }) as const;
const press = (name: string) => ({ role: 'button', name }) as const;

/** Its dot says that this slide is shown, and it alone stands in the frame of the slides. */
async function expectSlide(page: JourneyPage, index: number): Promise<void> {
  const stands = `
    const dots = [...document.querySelectorAll('[data-dot]')].map((dot) => dot.getAttribute('aria-current') === 'true');
    const list = document.querySelector('[data-slides]');
    const shown = list.getBoundingClientRect();
    const inside = [...list.children].map((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left < shown.right - 40 && right > shown.left + 40;
    });
    return [dots, inside].every((each) => each.every((on, at) => on === (at === args[0])));`;
  await page.waitFor(`slide ${index + 1}`, stands, index);
}

/** Arrows wrap both ways, dots lead to their slides, Pause holds it, and Play lets the next slide come by itself. */
export const slideshow: Journey = {
  scripts: true,
  async go({ page, services }) {
    await page.open(`${services.httpsSite}/`);
    await page.evaluate("document.querySelector('[data-slides]').scrollIntoView({ block: 'center' })");
    await page.click(press(controls.pause));
    await expectSlide(page, 0);
    await page.click(press(controls.previous));
    await expectSlide(page, 5);
    await page.click(press(controls.next));
    await expectSlide(page, 0);
    await page.click(press(controls.next));
    await expectSlide(page, 1);
    await page.click(dot(3));
    await expectSlide(page, 3);
    await page.click(press(controls.play));
    await expectSlide(page, 4);
  },
};
