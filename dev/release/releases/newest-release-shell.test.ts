import { expect, test } from 'vitest';
import { type CardRelease, cardFiles } from '../../../widget/release/release.ts';
import { createNewestReleaseShell, createNewestReleaseSingleFile } from './newest-release-shell.ts';

const names = [
  ...Object.values(cardFiles),
  'active.js',
  'hi.js',
  'declarative/en-signup.html',
  'declarative/hi-signup.html',
];
const release: CardRelease = {
  release: '1.2.3-0a1b2c3d',
  version: '1.2.3',
  files: Object.fromEntries(names.map((file) => [file, { integrity: `sha384-${file}`, bytes: 1 }])),
};
const react = `./${cardFiles.react}`;
const own = ';const f=import.meta.url.replace(/x/,"./")';

test.each(['"', "'", '`'])(
  'the shell at the address of the newest release loads every chunk from the release’s folder if imports are quoted with %s',
  (quote) => {
    const shell = (folder: string) =>
      `const a=()=>import(${quote}${folder}/${cardFiles.react}${quote}),b={hi:()=>import(${quote}${folder}/hi.js${quote})},f=import.meta.url.replace(/x/,${quote}${folder}/${quote});`;
    expect(createNewestReleaseShell(shell('.'), release)).toBe(shell('../1.2.3-0a1b2c3d'));
  },
);

test('createNewestReleaseShell does not change the path of the single-file card, or text that only looks like an import', () => {
  const rest = `;const c=n=>import(new URL(\`${cardFiles.single}?try=\${n}\`,import.meta.url).href);const d='import("./hi.js")';`;
  expect(createNewestReleaseShell(`import("${react}");import("./hi.js")${own}${rest}`, release)).toContain(rest);
});

test('createNewestReleaseSingleFile changes only the path of the release’s folder', () => {
  const single = (folder: string) =>
    `const f=import.meta.url.replace(/x/,'${folder}/'),g=new URL('./x',f);import(\`\${f}a.js\`)`;
  expect(createNewestReleaseSingleFile(single('.'), release)).toBe(single('../1.2.3-0a1b2c3d'));
});

test.each([
  ['never', 'import.meta.url', 'folder 0 times'],
  ['twice', `${own};${own.replace('f=', 'g=')}`, 'folder 2 times'],
])(
  'a file for the address of the newest release is refused if the file %s refers to its own folder',
  (_, source, named) => {
    expect(() => createNewestReleaseSingleFile(source, release)).toThrow(named);
    expect(() => createNewestReleaseShell(`import("${react}");import("./hi.js");${source}`, release)).toThrow(named);
  },
);

test.each([
  ['React is not imported', 'import("./hi.js")', cardFiles.react],
  ['a language is not imported', `import("${react}")`, './hi.js'],
  ['an import is unknown', `import("${react}");import("./hi.js");import("./other.js")`, './other.js'],
  ['an import leads out of the folder', `import("${react}");import("./hi.js");import("../hi.js")`, '../hi.js'],
  ['a path is composed', `import("${react}");import("./hi.js");import(\`./\${x}.js\`)`, 'composes the path'],
  [
    'a chunk comes before the first paint',
    `import "./active.js";import("${react}");import("./hi.js")`,
    'before it runs',
  ],
  ['something is re-exported', `export{a}from"./active.js";import("${react}");import("./hi.js")`, 'before it runs'],
])('a shell for the address of the newest release is refused if %s', (_, source, named) => {
  expect(() => createNewestReleaseShell(source, release)).toThrow(named);
});
