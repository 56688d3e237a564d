/**
 * The file behind a clean path: `/` -> `index.html`, `/hi` -> `hi/index.html`, `/hi/features` -> `hi/features.html`.
 */
export function pageFile(path: string, roots: readonly string[]): string {
  const name = path.slice(1);
  if (!roots.includes(path)) return `${name}.html`;
  return name === '' ? 'index.html' : `${name}/index.html`;
}
