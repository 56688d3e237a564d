/** The page for unknown paths says the same in every language; under `/hi` and its like their own comes first, below its navigation. */
const sheets = Array.from(document.querySelectorAll<HTMLElement>('main [lang]'));
const [first] = sheets;
const own = sheets.find(({ lang }) => lang === location.pathname.split('/')[1]);
if (first && own && own !== first) {
  first.before(own);
  rename(first.querySelector('h1'), 'h2');
  rename(own.querySelector('h2'), 'h1');
  const header = document.querySelector('header');
  const navigation = document.querySelector<HTMLTemplateElement>(`[data-navigation="${own.lang}"]`);
  if (header && navigation) {
    header.textContent = '';
    header.append(navigation.content);
    header.lang = own.lang;
    header.dataset.script = own.dataset.script;
  }
}

function rename(heading: Element | null, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...(heading?.childNodes ?? []));
  heading?.replaceWith(renamed);
}
