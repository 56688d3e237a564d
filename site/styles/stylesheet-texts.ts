import { type Stylesheet, stylesheets } from './stylesheets.ts';

const files: Readonly<Record<string, string>> = import.meta.glob('./*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/** The text of each stylesheet as the build ships it, by name. Throws where a name has no file. */
export const stylesheetTexts = Object.fromEntries(
  stylesheets.map((name) => {
    const text = files[`./${name}.css`];
    if (text === undefined) throw new Error(`site/styles/${name}.css is missing: styles/stylesheets.ts names it.`);
    return [name, text];
  }),
) as Readonly<Record<Stylesheet, string>>;
