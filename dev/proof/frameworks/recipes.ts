/** What a reader does to have the card in a framework; the guide shows it, `npm run proof -- frameworks` does it. */
export type Recipe = {
  /** Folder of its project, beside this file. */
  readonly id: string;
  /** As a heading: "React". */
  readonly title: string;
  /** What a reader writes, the first one first; shown as it stands in the file. Paths from the root of this repository. */
  readonly files: readonly { readonly path: string; readonly language: string }[];
  /** What a reader types, from an empty folder to the page. */
  readonly commands: readonly string[];
};

const install = 'npm install @acct/auth-card';
const vite = (template: string): readonly string[] => [
  `npm create vite@latest my-app -- --template ${template} --no-interactive`,
  'cd my-app',
  'npm install',
  install,
  'npm run dev',
];

/** Every framework that the card is proved in, in the order of the guide. */
export const recipes: readonly Recipe[] = [
  {
    id: 'html',
    title: 'Plain HTML, with the files on your own server',
    files: [{ path: 'dev/proof/frameworks/html/index.html', language: 'html' }],
    commands: [install, 'cp -r node_modules/@acct/auth-card/card auth-card', 'npx vite'],
  },
  {
    id: 'react',
    title: 'React',
    files: [{ path: 'dev/proof/frameworks/react/src/sign-up-card.tsx', language: 'tsx' }],
    commands: vite('react-ts'),
  },
  {
    id: 'vue',
    title: 'Vue',
    files: [
      { path: 'dev/proof/frameworks/vue/src/sign-up-card.vue', language: 'vue' },
      { path: 'dev/proof/frameworks/vue/vite.config.ts', language: 'ts' },
    ],
    commands: vite('vue-ts'),
  },
  {
    id: 'angular',
    title: 'Angular',
    files: [{ path: 'dev/proof/frameworks/angular/src/sign-up-card.ts', language: 'ts' }],
    commands: ['npx @angular/cli@21 new my-app --defaults', 'cd my-app', install, 'npx ng serve'],
  },
  {
    id: 'svelte',
    title: 'Svelte',
    files: [{ path: 'dev/proof/frameworks/svelte/src/sign-up-card.svelte', language: 'svelte' }],
    commands: vite('svelte-ts'),
  },
  {
    id: 'next',
    title: 'Next.js',
    files: [{ path: 'dev/proof/frameworks/next/app/sign-up-card.tsx', language: 'tsx' }],
    commands: ['npx create-next-app@latest my-app --yes', 'cd my-app', install, 'npm run dev'],
  },
  {
    id: 'astro',
    title: 'Astro',
    files: [{ path: 'dev/proof/frameworks/astro/src/sign-up-card.astro', language: 'astro' }],
    commands: [
      'npm create astro@latest my-app -- --template minimal --install --no-git --yes',
      'cd my-app',
      install,
      'npm run dev',
    ],
  },
];
