import { prerender } from 'react-dom/static';
import { type Language, languageCodes } from '../../widget/languages/languages.ts';
import { BrandMark } from '../components/brand-mark.tsx';
import type { Catalogue } from '../content/catalogue.ts';
import { catalogues } from '../content/catalogues.ts';
import { sampleInvoice } from '../content/facts/sample-books.ts';
import { invoiceTotals, outstandingTotals } from '../content/facts/sample-totals.ts';
import { figure, rupees } from '../format.ts';
import { languageAttributes } from '../language-attributes.ts';
import type { Path } from '../paths.ts';
import { linkPreview, previewNames } from './link-preview.ts';

type PreviewCard = { readonly file: string; readonly html: string };

/**
 * Every card for link previews: the name of its picture, and the HTML to be photographed with `styles` at 1200 x 630.
 */
export async function linkPreviewCards(styles: string): Promise<readonly PreviewCard[]> {
  const places = languageCodes.flatMap((language) =>
    (Object.keys(previewNames) as Path[]).map((path) => ({ language, path })),
  );
  return Promise.all(
    places.map(async ({ language, path }) => {
      const { prelude } = await prerender(<Card language={language} path={path} styles={styles} />);
      return { file: linkPreview(path, language, catalogues[language]).file, html: await new Response(prelude).text() };
    }),
  );
}

type CardProps = { readonly language: Language; readonly path: Path; readonly styles: string };

/** Headline, price, one paper: nothing smaller than can be read where the card is 300 px wide. */
function Card({ language, path, styles }: CardProps) {
  const text = catalogues[language];
  const { headline, price, priceNotes } = linkPreview(path, language, text);
  return (
    <html {...languageAttributes(language)}>
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
                {priceNotes[0]} <br />
                {priceNotes[1]}
              </span>
            </p>
          </div>
          {path === '/who-owes-me' ? <Outstanding text={text} /> : <Bill text={text} />}
        </main>
      </body>
    </html>
  );
}

function Bill({ text }: { readonly text: Catalogue }) {
  const { taxable, cgst, sgst, total } = invoiceTotals();
  const half = sampleInvoice.gstPercent / 2;
  const rows = [
    [text.samples.taxable, figure(taxable)],
    [`CGST ${half}%`, figure(cgst)],
    [`SGST ${half}%`, figure(sgst)],
    [text.samples.total, rupees(total)],
  ] as const;
  return <Paper title={text.samples.invoice} rows={rows} />;
}

function Outstanding({ text: { samples, slides } }: { readonly text: Catalogue }) {
  const { parties, total } = outstandingTotals();
  const rows = parties.map((row) => [samples.parties[row.party], rupees(row.total)] as const);
  return <Paper title={slides.fragments.outstanding} rows={[...rows, [samples.total, rupees(total)]]} />;
}

type PaperProps = { readonly title: string; readonly rows: readonly (readonly [label: string, amount: string])[] };

function Paper({ title, rows }: PaperProps) {
  return (
    <dl>
      <div className="cloth">{title}</div>
      {rows.map(([label, amount]) => (
        <div key={label} className="row">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
