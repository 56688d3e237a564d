import { prerender } from 'react-dom/static';
import { type Language, languageCodes } from '../../account/languages.ts';
import { formatNumber, formatRupees } from '../base/format.ts';
import { isToolPath, type SitePath } from '../base/paths.ts';
import { getLanguageAttributes } from '../components/site-context.ts';
import { BrandMark } from '../components/site-header.tsx';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import { basicYearlyPrice } from '../content/facts/calculate-price-parts.ts';
import { gstTotals, outstandingTotals, sampleBill, sumGst } from '../sample-book/sample-totals.ts';
import { listSumRows } from '../tools/bill/ui/bill-totals.tsx';

/** The picture that a messenger shows for a link: its file in `site/public`, and its texts. */
export type LinkPreview = {
  readonly file: string;
  readonly headline: string;
  /** `₹999`, and the lines below it that explain the price. */
  readonly price: string;
  readonly priceNotes: readonly string[];
};

/** The names of the link-preview cards that belong to a single page. All other pages share the home page's card. */
const previewNames = {
  '/': 'home',
  '/features': 'features',
  '/plans': 'plans',
  '/pricing': 'pricing',
  '/downloads': 'downloads',
  '/login': 'login',
  '/gst-bill-maker': 'gst-bill-maker',
  '/who-owes-me': 'who-owes-me',
} as const satisfies Partial<Record<SitePath, string>>;

/** Returns the content of a page's link-preview card in a language. The headline is a text of the page. */
export function describeLinkPreview(path: SitePath, language: Language, text: Catalogue): LinkPreview {
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
    ...(isToolPath(page) ? toolPrice(text) : basicPrice(text)),
  };
}

const toolPrice = ({ tools }: Catalogue) => ({ price: formatRupees(0), priceNotes: tools.freeNotes });

const basicPrice = ({ plans }: Catalogue) => {
  const notes = [plans.gst(basicYearlyPrice), plans.perYear.basic];
  return { price: plans.offer.price, priceNotes: notes.filter((note) => note !== '') };
};

const isOwn = (path: SitePath): path is keyof typeof previewNames => path in previewNames;

type PreviewCard = { readonly file: string; readonly html: string };

/** Returns every card for link previews: its picture's file, and the HTML to screenshot with `styles` at 1200 x 630. */
export async function linkPreviewCards(styles: string): Promise<readonly PreviewCard[]> {
  const places = languageCodes.flatMap((language) =>
    (Object.keys(previewNames) as SitePath[]).map((path) => ({ language, path })),
  );
  return Promise.all(
    places.map(async ({ language, path }) => {
      const { prelude } = await prerender(<Card language={language} path={path} styles={styles} />);
      return {
        file: describeLinkPreview(path, language, catalogues[language]).file,
        html: await new Response(prelude).text(),
      };
    }),
  );
}

type CardProps = { readonly language: Language; readonly path: SitePath; readonly styles: string };

/** Headline, price and a phone with a sample screen, all readable on a card 300 px wide. */
function Card({ language, path, styles }: CardProps) {
  const text = catalogues[language];
  const { headline, price, priceNotes } = describeLinkPreview(path, language, text);
  return (
    <html {...getLanguageAttributes(language)}>
      <head>
        <title>{headline}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheets */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <div className="cloth">
          <BrandMark />
        </div>
        <main>
          <div>
            <h1>{headline}</h1>
            <p className="price">
              <b>{price}</b>
              <span>
                {priceNotes.map((note) => (
                  <span key={note}>{note} </span>
                ))}
              </span>
            </p>
          </div>
          <Phone {...screenOf(path, text)} sample={text.samples.sample} />
        </main>
      </body>
    </html>
  );
}

/** The phone's screen: a title, and rows whose last one is the total. */
type Screen = {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, amount: string])[];
};

function screenOf(path: SitePath, text: Catalogue): Screen {
  if (path === '/who-owes-me') return debtsScreen(text);
  return path === '/features' ? gstScreen(text) : billScreen(text);
}

function billScreen({ bill: words }: Catalogue): Screen {
  const bill = sampleBill();
  const rows = listSumRows(bill, words).map(
    ({ label, amount, isTotal }) => [label, (isTotal ? formatRupees : formatNumber)(amount / 100)] as const,
  );
  return { title: words.kinds[bill.kind], rows };
}

function gstScreen({ samples, slides: { fragments } }: Catalogue): Screen {
  const { output, input, payable } = gstTotals();
  return {
    title: samples.gst.report,
    rows: [
      [fragments.sales, formatNumber(output.taxable)],
      [samples.gst.onSales, formatNumber(sumGst(output))],
      [fragments.inputTax, `− ${formatNumber(sumGst(input))}`],
      [fragments.payable, formatRupees(payable.total)],
    ],
  };
}

function debtsScreen({ samples, slides }: Catalogue): Screen {
  const { parties, total } = outstandingTotals();
  const rows = parties.map((row) => [samples.parties[row.party], formatRupees(row.total)] as const);
  return { title: slides.fragments.outstanding, rows: [...rows, [samples.total, formatRupees(total)]] };
}

function Phone({ title, rows, sample }: Screen & { readonly sample: string }) {
  return (
    <dl>
      <div className="cloth">
        {title} <small>{sample}</small>
      </div>
      {rows.map(([label, amount]) => (
        <div key={label} className="row">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
