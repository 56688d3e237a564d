import { consentName } from '../../account/consent.ts';
import { languageCodes } from '../../account/languages.ts';
import { noticeLanguageCodes } from '../../account/notice-languages.ts';
import { formatLanguageList, formatLongDate } from '../base/format.ts';
import type { LegalBlock as Words } from '../content/article.ts';
import { formatEditionPath, legalDocuments, shownEditions } from '../content/facts/editions.ts';
import { closedAccountStorageDays } from '../content/facts/owner-facts.ts';
import { useSiteContext } from './site-context.ts';

/** A piece of a legal text, filled in with the owner's facts and the edition. */
export function LegalBlock({ block }: { readonly block: Words }) {
  const { language, notice = language, facts } = useSiteContext();
  if ('edition' in block) return <Edition {...block} />;
  if ('closed' in block) {
    const { atOnce, later } = block.closed;
    return <p>{closedAccountStorageDays === 0 ? atOnce : later.replace('{days}', `${closedAccountStorageDays}`)}</p>;
  }
  const { contactsSince: since } = facts;
  // Omits the sentence if the edition was published after the last change of the contact details.
  const isOld = since === null || since < consentName(shownEditions[0]);
  return isOld ? null : <p>{block.contactsSince.replace('{date}', formatLongDate(since, notice))}</p>;
}

/** Renders the sentence that names a legal text's edition, with links to the published editions. */
function Edition({ edition, of }: Extract<Words, { edition: unknown }>) {
  const { language: ofPage, notice: language = ofPage, text, frozen } = useSiteContext();
  const { version, date } = legalDocuments[of];
  const codes = of === '/privacy' ? [...languageCodes, ...noticeLanguageCodes] : languageCodes;
  const days = shownEditions.map(consentName).filter((day) => frozen.includes(formatEditionPath(day, language, of)));
  return (
    <>
      <p>
        {edition
          .replace('{version}', `${version}`)
          .replace('{date}', formatLongDate(date, language))
          .replace('{languages}', formatLanguageList(codes, language))}
      </p>
      {days.length > 0 && (
        <ul>
          {days.map((day) => (
            <li key={day}>
              <a href={formatEditionPath(day, language, of)}>
                {text.editions.link.replace('{date}', formatLongDate(day, language))}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
