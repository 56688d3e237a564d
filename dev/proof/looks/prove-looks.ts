import { mkdirSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { languageCodes } from '../../../widget/languages/languages.ts';
import { CommandError } from '../../build/command-error.ts';
import startGround from '../browser/global-setup.ts';
import { readTestRun } from '../browser/test-run.ts';
import { testServices } from '../browser/test-services.ts';
import { drawSample } from '../draw-sample.ts';
import type { ProofOptions } from '../proof-part.ts';
import { findTestBrowser } from '../set-up/find-browser.ts';
import type { Counts } from '../suite/read-report.ts';
import { fontsHere } from './fonts-here.ts';
import { type LooksList, looksFile, readLooks } from './looks-list.ts';
import { looksViews } from './looks-views.ts';
import { findsPlanted, measureLooks, pictures } from './measure-looks.ts';
import { acceptLooks, tellLooks, tellOtherFonts } from './tell-looks.ts';

/** Of a short run. */
const sampleSize = 24;

/**
 * Part `looks` of the long suite: where the parts of every card state and the sections of every page stand, at three widths, in two
 * themes and every language, against dev/proof/looks/looks.json, which `write` writes anew. With other fonts than those of the list all sizes
 * differ, so there it is not run, and says so. Leaves pictures of what has changed. Counts views at a width in a theme.
 */
export async function proveLooks({ short, seed, write }: ProofOptions): Promise<Counts> {
  const { site, partner } = testServices(readTestRun());
  const stopGround = await startGround();
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  try {
    const page = await browser.newPage();
    const all = await looksViews(page, { site, playground: `${partner}/playground/` });
    const fonts = await fontsHere(page);
    const listed = readLooks();
    if (!listed && !write) throw new CommandError(`There is no ${looksFile}: npm run proof -- looks --write`);
    const isMine = JSON.stringify(listed?.fonts) === JSON.stringify(fonts);
    if (!isMine && !write) return tellOtherFonts(listed?.fonts ?? {}, fonts);
    const views = short ? drawSample(all, sampleSize, seed) : all;
    const measured = await Promise.all(
      languageCodes.map((language) =>
        measureLooks(
          browser,
          views.filter((view) => view.language === language),
          listed,
        ),
      ),
    );
    const list: LooksList = { fonts, views: new Map(measured.flat().map(({ view, boxes }) => [view.name, boxes])) };
    const obsolete = [...(listed?.views.keys() ?? [])].filter((name) => all.every((view) => view.name !== name));
    const results = measured.flat().flatMap((each) => each.results);
    const [home] = all;
    if (!home || !(await findsPlanted(page, home))) throw new Error('A heading out of its place has not been found.');
    return write && !short ? acceptLooks(list, results) : tellLooks(results, obsolete);
  } finally {
    await browser.close();
    await stopGround();
  }
}
