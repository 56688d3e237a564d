import type { Language } from '../../widget/languages/languages.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { subscriptionGst } from '../content/facts/plans.ts';
import { basicPriceParts } from '../content/facts/price-with-gst.ts';
import { rupees } from '../format.ts';
import { isTool, type Path } from '../paths.ts';

/** The card that a messenger shows for a link: its file in `site/public`, and what stands on it. */
export type LinkPreview = {
  readonly file: string;
  readonly headline: string;
  /** `₹999`, and two lines on what that is for. */
  readonly price: string;
  readonly priceNotes: readonly [string, string];
};

/** The pages with a card of their own, and its name; the others share the home page's. */
export const previewNames = {
  '/': 'home',
  '/features': 'features',
  '/plans': 'plans',
  '/pricing': 'pricing',
  '/downloads': 'downloads',
  '/login': 'login',
  '/gst-bill-maker': 'gst-bill-maker',
  '/who-owes-me': 'who-owes-me',
} as const satisfies Partial<Record<Path, string>>;

/** The card of a page in a language, in the words of that page. */
export function linkPreview(path: Path, language: Language, text: Catalogue): LinkPreview {
  const headlines = {
    '/': text.meta['/'].heading,
    '/features': text.meta['/features'].heading,
    '/plans': text.plans.plansLead,
    '/pricing': text.plans.pricingLead,
    '/downloads': text.downloads.lead,
    '/login': text.login.promises.join(' · '),
    '/gst-bill-maker': text.meta['/gst-bill-maker'].heading,
    '/who-owes-me': text.meta['/who-owes-me'].heading,
  } as const satisfies Record<keyof typeof previewNames, string>;
  const page = isOwn(path) ? path : '/';
  return {
    file: `preview-${previewNames[page]}-${language}.png`,
    headline: headlines[page],
    ...(isTool(page) ? toolPrice(text) : basicPrice(text)),
  };
}

const toolPrice = ({ tools }: Catalogue) => ({ price: rupees(0), priceNotes: tools.freeNotes });

const basicPrice = ({ plans }: Catalogue) => {
  const gstNote = (subscriptionGst.includedInPrice ? plans.gstWithin : plans.gstAdded)(subscriptionGst.percent);
  return { price: basicPriceParts().price, priceNotes: [gstNote, plans.perYear.basic] as const };
};

const isOwn = (path: Path): path is keyof typeof previewNames => path in previewNames;
