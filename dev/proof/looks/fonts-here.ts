import type { Page } from '@playwright/test';

/** Text of each script in each weight that the styles ask for, long enough for two versions of a font to differ. */
const samples = {
  'Latin, 400': ['400', 'GST bills, stock and who owes you: ₹1,178.82 in 3 months'],
  'Latin, 700': ['700', 'GST bills, stock and who owes you: ₹1,178.82 in 3 months'],
  'Devanagari, 400': ['400', 'जीएसटी बिल, स्टॉक और बकाया: 3 महीने में ₹1,178.82'],
  'Devanagari, 700': ['700', 'जीएसटी बिल, स्टॉक और बकाया: 3 महीने में ₹1,178.82'],
} as const;

/**
 * The fonts that this machine's browser takes for the project's texts, and how wide and high a line of each is: sizes on a page depend on
 * nothing else that differs between machines. `page`: with a card on it, whose font-family is asked for.
 */
export async function fontsHere(page: Page): Promise<Readonly<Record<string, string>>> {
  const stack = await page
    .locator('acct-auth-card [part=card]')
    .first()
    .evaluate((card) => getComputedStyle(card).fontFamily);
  await page.setContent('<!doctype html><body></body>');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const found: Record<string, string> = {};
  for (const [name, [weight, text]] of Object.entries(samples)) {
    const [width = 0, height = 0] = await page.evaluate(
      (order) => {
        const line = Object.assign(document.createElement('span'), { id: 'line', textContent: order.text });
        Object.assign(line.style, { font: `${order.weight} 40px ${order.stack}`, whiteSpace: 'nowrap' });
        document.body.replaceChildren(line);
        const box = line.getBoundingClientRect();
        return [Math.round(box.width), Math.round(box.height)];
      },
      { weight, text, stack },
    );
    const { root } = await devtools.send('DOM.getDocument');
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#line' });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    const families = fonts.map(({ familyName }) => familyName).sort();
    found[name] = `${families.join(' + ')}, ${width}x${height}`;
  }
  await devtools.detach();
  return found;
}
