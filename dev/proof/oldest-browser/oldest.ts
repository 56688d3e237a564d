import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printTable } from '../../build/print-table.ts';
import startGround from '../browser/global-setup.ts';
import { readTestRun } from '../browser/test-run.ts';
import { testServices } from '../browser/test-services.ts';
import type { Counts } from '../suite/read-report.ts';
import { launchBrowsers } from './launch-browsers.ts';
import { newContacts, type Seen } from './new-contacts.ts';
import { openWatched } from './open-watched.ts';
import { signUpAndIn } from './sign-up-and-in.ts';
import { findViews, openBlank, type View } from './views.ts';

const probe = readFileSync(join(import.meta.dirname, 'contacts-probe.js'), 'utf8');
const widths = [360, 1280] as const;

const asha = { name: 'Asha Patil', company: 'A & B Traders (Pune)', password: 'kalam-kagaz-42' } as const;

/** Two links that stand apart by `gap` alone: proof that the comparison finds what it is for. */
const planted = '<div style="display: flex; gap: 20px"><a href="#a">Features</a><a href="#b">Plans</a></div>';

/**
 * Part `oldest` of the long suite: a sign-up and a sign-in over https in Chromium 80, on /login and with the card as one file; then every page, every state of the card and its single file in Chromium 80 and in the machine's own, at 360 and 1280 px.
 * No two texts or controls may touch or overlap, nothing be missing or wider, in the older one alone; nor may it report an error.
 * Needs the build of the browser tests. `short`: English at 360 px, Hindi at 1280. Counts views. Throws where Chromium 80 cannot run.
 */
export async function oldest({ short = false }: { readonly short?: boolean } = {}): Promise<Counts> {
  const services = testServices(readTestRun());
  const browsers = await launchBrowsers();
  const stopGround = await startGround();
  const rows: string[][] = [];
  let passed = 0;
  let failed = 0;
  const count = (name: string, faults: readonly string[]): void => {
    if (faults.length === 0) passed += 1;
    else failed += 1;
    if (faults.length > 0) console.error([`FAILED ${name}`, ...faults.slice(0, 12)].join('\n    '));
  };
  try {
    for (const [name, form] of [
      ['/login', `${services.httpsSite}/login`],
      ['the single file', `${services.httpsPartner}/single-file?en`],
    ] as const) {
      const page = await browsers.oldest.newPage();
      const visitor = { ...asha, email: `asha-${Date.now().toString(36)}-${rows.length}@example.com` };
      const faults = await signUpAndIn(page, form, services.httpsApp, visitor).catch((error) => [`${error}`]);
      count(`sign-up and sign-in, ${name}`, faults);
      rows.push(['sign-up and sign-in over https', faults.length === 0 ? 'passed' : 'failed']);
      await page.close();
    }
    for (const width of widths) {
      const old = await openWatched(browsers.oldest, width);
      const own = await openWatched(browsers.current, width);
      const compare = async (open: View['open']): Promise<readonly string[]> => {
        const [before, now] = await Promise.all(
          [old.page, own.page].map(async (page) => {
            await open(page);
            return (await page.evaluate(probe)) as Seen;
          }),
        );
        if (!before || !now || now.items.length === 0) return ['shows nothing in the current browser'];
        // Some states report a partner's mistake in any browser, which prints it in its own time.
        const errors = await Promise.all(
          old.takeErrors().map(async (line) => ((await own.reportsToo(line)) ? [] : [line])),
        );
        own.takeErrors();
        return [...newContacts(before, now), ...errors.flat()];
      };
      const found = await compare(openBlank(planted));
      count(`${width} px: the planted row is found`, found.some((line) => line.startsWith('touch')) ? [] : ['is not']);

      const views = await findViews(own.page, services.site, services.partner);
      for (const { kind, language, name, open } of views) {
        if (short && (language === 'en') !== (width === 360)) continue;
        const failedBefore = failed;
        count(`${width} px, ${language}, ${name}`, await compare(open).catch((error: Error) => [error.message]));
        rows.push([`${kind} in ${language}, ${width} px`, failed === failedBefore ? 'passed' : 'failed']);
      }
    }
  } finally {
    await browsers.close();
    await stopGround();
  }
  const groups = [...new Set(rows.map(([group = '']) => group))];
  const of = (group: string, result: string) =>
    String(rows.filter((row) => row[0] === group && row[1] === result).length);
  printTable(
    'Chromium 80 beside the current one',
    ['views', 'passed', 'failed'],
    groups.map((group) => [group, of(group, 'passed'), of(group, 'failed')]),
  );
  return { passed, failed };
}
