import type { Language } from '../../widget/languages/languages.ts';
import type { Path } from '../paths.ts';
import { structuredData } from './structured-data.ts';

type StructuredDataScriptProps = {
  readonly language: Language;
  readonly path: Path;
  readonly siteOrigin: string;
  readonly legalName: string | null;
};

/** A page's JSON-LD. It stands at the end of the body, where it is read after the first paint. */
export function StructuredDataScript(place: StructuredDataScriptProps) {
  const json = JSON.stringify(structuredData(place)).replace(/</g, '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON; `<` is escaped, so it cannot end the element
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
