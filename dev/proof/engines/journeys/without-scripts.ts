import { catalogues } from '../../../../site/content/catalogues.ts';
import { slideIds } from '../../../../site/content/facts/slides.ts';
import { localPath } from '../../../../site/local-path.ts';
import { paths } from '../../../../site/paths.ts';
import { languageCodes } from '../../../../widget/languages/languages.ts';
import type { Journey } from './journey.ts';
import { expectSame } from './session-steps.ts';

/** Every page has its heading and its way on, the slides are a list, and /login leads to the application's own sign-in. */
export const withoutScripts: Journey = {
  scripts: false,
  async go({ page, services: { httpsSite, httpsApp } }) {
    for (const [index, path] of paths.entries()) {
      const language = languageCodes[index % languageCodes.length] ?? 'en';
      const { common, slides, login } = catalogues[language];
      await page.open(httpsSite + localPath(path, language));
      await page.waitFor(`a heading on ${path}`, "return document.querySelector('h1').getClientRects().length === 1");
      const text = await page.read();
      const lacks = Object.values(common.nav).filter((label) => !text.includes(label));
      expectSame(`what ${path} lacks of the navigation`, lacks, []);
      if (path === '/') {
        for (const id of slideIds) await page.see({ role: 'heading', name: slides.items[id].title });
        const hidden = "return document.querySelector('[data-next]').getClientRects().length";
        expectSame('arrows that would do nothing', await page.evaluate(hidden), 0);
      }
      if (path === '/login') {
        await page.see({ role: 'link', name: login.fallbackLink });
        const leads = 'return [...document.links].some(({ href }) => href === args[0])';
        expectSame('a link to the sign-in', await page.evaluate(leads, `${httpsApp}/login`), true);
      }
    }
  },
};
