/**
 * The project's folders from the lowest level up, one level per line. A folder imports only from levels below its own,
 * types included. Folders of one level do not import each other. A listed folder inside another listed folder, such as
 * `widget/element/shell`, has its own level. docs/architecture.md draws the imports, and `npm run readme -- --imports`
 * prints the imports.
 */
export const levels: readonly (readonly string[])[] = [
  ['budgets.json', 'owner.json', 'package.json', 'tsconfig.json'],

  // Folders of the account model and the build's settings.
  ['account', 'settings'],

  // Folders of the card.
  ['widget/core', 'widget/tokens.css'],
  ['widget/languages', 'widget/release'],
  ['widget/diagnostics'],
  ['widget/element/element-types.ts'],
  ['widget/docs'],
  ['widget/adapters', 'widget/ui'],
  ['widget/element'],
  ['widget/element/script-conflict', 'widget/element/withdrawn'],
  ['widget/element/page-checks'],
  ['widget/element/active'],
  ['widget/element/react'],
  ['widget/element/shell'],
  ['widget/element/prerender'],
  ['widget/playground'],
  ['widget/build', 'widget/package', 'widget/playground.ts', 'widget/register-single-file.ts', 'widget/register.ts'],

  // Folders of the site.
  ['site/base', 'site/brand.ts'],
  ['site/tools/reading'],
  ['site/tools/bill'],
  ['site/tools/debts'],
  ['site/content'],
  ['site/sample-book', 'site/session', 'site/styles'],
  ['site/account-pages', 'site/tools/browser'],
  ['site/tools/bill/ui'],
  ['site/components'],
  ['site/guide', 'site/tools/debts/ui'],
  ['site/islands', 'site/pages'],
  ['site/routes.tsx'],
  ['site/prerender'],

  // Folders of build, servers, checks and tests.
  ['dev/base'],
  ['dev/settings'],
  ['dev/services'],
  ['dev/release'],
  ['dev/checks', 'dev/docs', 'dev/owner'],
  ['site/testing'],
  ['dev/proof'],
  ['widget/e2e'],
  ['site/e2e'],
  ['dev/commands'],
  [
    'dev/import-meta-env.d.ts',
    'dev/run.mjs',
    'playwright.config.ts',
    'vite.site.config.ts',
    'vite.widget.config.ts',
    'vitest.config.ts',
  ],

  // Examples to copy, which import nothing of this project.
  ['examples'],
];
