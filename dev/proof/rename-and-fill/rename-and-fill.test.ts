import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withoutEarlierReleases } from '../../build/releases/fetch-earlier-releases.ts';
import { goodSettings } from '../../build/settings/good-settings.ts';
import { firstFacts, otherBrand } from './owner-steps.ts';
import { renamedCopy } from './renamed-copy.ts';
import { type Ended, runInCopy } from './run-in-copy.ts';

const minutes = 60_000;
const copy = renamedCopy(firstFacts);
afterAll(copy.remove);

test(
  'with the owner’s steps taken a live build carries the new name alone, and says what is still open',
  async () => {
    const before = await liveBuild(copy.folder);
    expect(before.code, before.output).toBe(1);
    expect(before.output.trim()).toMatch(/^Link previews would show another name, .*: run npm run link-previews .*$/);
    const pictures = await runInCopy(copy.folder, ['dev/run.mjs', 'link-previews']);
    expect(pictures.code, pictures.output).toBe(0);
    const { code, output } = await liveBuild(copy.folder);
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /Left out of the pages[^\n]*: legalReview, postalAddress, supportHours, .*purchaseInvoice\./,
    );
    const site = join(copy.folder, 'dist/site');
    const texts = readdirSync(site, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(html|svg|xml|txt|json)$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(site, name), 'utf8') }));
    expect(texts.filter(({ text }) => /\bAcct\b|acct\.example/.test(text)).map(({ name }) => name)).toEqual([]);
    const home = texts.find(({ name }) => name === 'index.html')?.text ?? '';
    const name = otherBrand.name.replace('&', '&amp;');
    expect(home).toContain(`<title>${name}: GST billing`);
    expect(home).toContain(`<meta property="og:site_name" content="${name}"/>`);
    const open =
      /To be supplied|Legal name of the company|Date of the review|Number of days|कंपनी का कानूनी नाम|समीक्षा की तारीख|दिनों की संख्या/;
    expect(texts.filter(({ text }) => open.test(text)).map(({ name }) => name)).toEqual([]);
    const pricing = texts.find(({ name }) => name === 'pricing.html')?.text;
    expect(pricing, 'as the owner says of GST').toContain('including 18% GST: ₹846.61 + ₹152.39');
    expect(home).toMatch(new RegExp(`© .*${firstFacts.legalName.replace('&', '&amp;')}`));
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]+)</.exec(home)?.[1] ?? '{}');
    expect(data['@graph']).toMatchObject([{ name: firstFacts.legalName }, { name: otherBrand.name }]);
  },
  3 * minutes,
);

test.each(Object.keys(firstFacts))('without %s there is no live build, and the reason is a line', async (missing) => {
  const { [missing as keyof typeof firstFacts]: _, ...others } = firstFacts;
  const gap = renamedCopy(others);
  try {
    const { code, output } = await liveBuild(gap.folder);
    expect(code, output).toBe(1);
    expect(output.trim()).toMatch(
      new RegExp(`^A live build needs ${missing} in site/content/facts/owner-facts\\.ts: .*\nLink previews .*$`),
    );
  } finally {
    gap.remove();
  }
});

/** As README says: .env.example becomes .env.production, with the owner's own values. No site is there to take releases from. */
async function liveBuild(folder: string): Promise<Ended> {
  const own: Readonly<Record<string, string>> = { ...goodSettings.env };
  const settings = readFileSync(join(folder, '.env.example'), 'utf8')
    .replace(/^(VITE_\w+)=.*$/gm, (line, name: string) => (own[name] === undefined ? line : `${name}=${own[name]}`))
    .replaceAll(goodSettings.brandDomain, otherBrand.domain);
  writeFileSync(join(folder, '.env.production'), `${settings}${withoutEarlierReleases}=1\n`);
  return runInCopy(folder, ['dev/run.mjs', 'build']);
}
