import type { Browser } from '@playwright/test';
import { withinLimit } from '../../build/within-limit.ts';
import type { BenchPage } from './bench-pages.ts';
import { layoutShift } from './layout-shift.ts';
import { loadedFiles } from './loaded-files.ts';
import { readRecord } from './measure-form.ts';
import type { FetchedFile, LayoutShift, ProbeWindow } from './probe-record.ts';
import { stepLimitMs } from './ruler.ts';
import { type Traffic, traffic } from './traffic.ts';
import { withPage } from './with-page.ts';

/** One sign-up on the page by script tag, from the first touch to the redirect. */
export type SignUpRun = {
  /** ms from the first press into the card until its human check is solved; half a second of it is the emulator's own. */
  readonly untilChecked: number;
  /** ms from the click on Create Account until `acct-redirect`; 400 of it are the card's own pause for reading. */
  readonly signedIn: number;
  readonly atTouch: Traffic;
  readonly atSubmit: Traffic;
  /** Bytes of each script by its name, hash left out. */
  readonly scriptsAtTouch: Readonly<Record<string, number>>;
  readonly scriptsAtSubmit: Readonly<Record<string, number>>;
  /** From the first touch, while Firebase and the human check arrive, until the submit. */
  readonly shiftAtTouch: number;
  /** From the submit to the redirect, while the card says what it does. */
  readonly shiftAtSubmit: number;
  readonly shifts: readonly LayoutShift[];
};

/** Signs a new visitor up by typing, with the emulators' self-solving human check. Throws one line when it does not come to the redirect. */
export function measureSignUp(browser: Browser, bench: BenchPage, origin: string, visitor: string): Promise<SignUpRun> {
  return withPage(browser, { kind: bench.kind, address: `${origin}${bench.path}` }, async ({ page, quiet }) => {
    await withinLimit(
      page.evaluate(() => (window as unknown as ProbeWindow).bench.usable),
      stepLimitMs,
      `Sign-up: the card was not usable within ${stepLimitMs / 1000} s`,
    );
    await quiet('Sign-up');

    const card = page.locator('acct-auth-card');
    await card.getByLabel('Name', { exact: true }).click();
    const touched = (await readRecord(page)).pressed ?? Number.NaN;
    await card.locator('[part~=human-check][data-phase=solved]').waitFor();
    const checked = await page.evaluate(() => performance.now());
    const texts = { Name: 'Asha Patil', 'Company Name': 'Patil Traders', Email: visitor, Password: 'kalam-kagaz-42' };
    for (const [label, text] of Object.entries(texts)) {
      await card.getByLabel(label, { exact: true }).pressSequentially(text);
    }
    // What the touch has brought must not be counted as the submit's.
    await quiet('Sign-up');
    const leaving = page.evaluate(() => (window as unknown as ProbeWindow).bench.leaving);
    await card.getByRole('button', { name: 'Create Account', exact: true }).click();
    await withinLimit(leaving, stepLimitMs, `Sign-up: no acct-redirect within ${stepLimitMs / 1000} s`);
    const { pressed, clicked, redirected, files, shifts } = await readRecord(page);
    if (pressed === null || clicked === null || redirected === null)
      throw new Error('Sign-up: the probe lost its readings.');
    return {
      untilChecked: checked - touched,
      signedIn: redirected - clicked,
      atTouch: traffic(files, pressed, touched),
      atSubmit: traffic(files, redirected, pressed),
      scriptsAtTouch: bytesByName(loadedFiles(files, 'script', pressed, touched)),
      scriptsAtSubmit: bytesByName(loadedFiles(files, 'script', redirected, pressed)),
      shiftAtTouch: layoutShift(shifts, touched, clicked),
      shiftAtSubmit: layoutShift(shifts, clicked),
      shifts,
    };
  });
}

/** `/widget/1.0.0-xxxxxxxx/firebase-auth.js` is `firebase-auth`, as is a file below `/widget/v1/`. */
function bytesByName(files: readonly FetchedFile[]): Record<string, number> {
  return Object.fromEntries(
    files.map(({ address, bytes }) => [
      new URL(address).pathname.replace(/^\/widget\/[^/]+\//, '').replace(/\.js$/, ''),
      bytes,
    ]),
  );
}
