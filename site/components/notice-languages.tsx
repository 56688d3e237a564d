import { Fragment } from 'react';
import { noticePath, type SentenceLanguage } from '../../widget/languages/languages.ts';
import { noticeCodes, sentenceRows } from '../../widget/languages/notice-languages.ts';
import { useSite } from '../site-context.ts';

/** Marks markup as of a language that the notice alone may have. */
export function noticeAttributes(code: string) {
  const row = sentenceRows()[code];
  return { lang: code, dir: row?.direction, 'data-script': row?.script };
}

/** The notice's other languages, each under its own name; nothing where it has the site's alone. */
export function NoticeLanguages() {
  const { language, notice = language } = useSite();
  if (noticeCodes.length === 0) return null;
  return (
    <p className="section">
      {Object.entries(sentenceRows())
        .filter(([code]) => code !== notice)
        .map(([code, { ownName }], index) => (
          <Fragment key={code}>
            {index > 0 && ' · '}
            <a href={noticePath(code as SentenceLanguage)} hrefLang={code} {...noticeAttributes(code)}>
              {ownName}
            </a>
          </Fragment>
        ))}
    </p>
  );
}
