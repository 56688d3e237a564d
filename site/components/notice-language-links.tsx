import { Fragment } from 'react';
import { languageCodes } from '../../account/languages.ts';
import { consentLanguages, noticeLanguageCodes, noticePath } from '../../account/notice-languages.ts';
import { getLanguageAttributes, useSiteContext } from './site-context.ts';

/**
 * Renders a link to the privacy notice in each language except the displayed one, labelled with that language's own
 * name. Renders nothing if the site's languages are the only languages of the notice.
 */
export function NoticeLanguageLinks() {
  const { language, notice = language } = useSiteContext();
  if (noticeLanguageCodes.length === 0) return null;
  const others = [...languageCodes, ...noticeLanguageCodes].filter((code) => code !== notice);
  return (
    <p className="section">
      {others.map((code, index) => (
        <Fragment key={code}>
          {index > 0 && ' · '}
          <a href={noticePath(code)} hrefLang={code} {...getLanguageAttributes(code)}>
            {consentLanguages()[code]?.ownName}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
