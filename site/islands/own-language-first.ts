/**
 * Moves the section in the address's language to the top of the "not found" page, which has a section for each
 * language.
 */
const sheets = Array.from(document.querySelectorAll<HTMLElement>('main [lang]'));
const [first] = sheets;
const own = sheets.find(({ lang }) => lang === location.pathname.split('/')[1]);
if (first && own && own !== first) {
  first.before(own);
  rename(first.querySelector('h1'), 'h2');
  rename(own.querySelector('h2'), 'h1');
  const frame = document.querySelector<HTMLTemplateElement>(`[data-frame="${own.lang}"]`)?.content;
  for (const part of ['header', '.trust', 'footer']) {
    const translated = frame?.querySelector<HTMLElement>(part);
    if (!translated) continue;
    translated.lang = own.lang;
    translated.dataset.script = own.dataset.script;
    document.querySelector(part)?.replaceWith(translated);
  }
}

function rename(heading: Element | null, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...(heading?.childNodes ?? []));
  heading?.replaceWith(renamed);
}
