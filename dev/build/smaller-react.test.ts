import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { smallerReact } from './smaller-react.ts';

/** Builds one module that is written here; `react`: what stands in the place of react-dom's file. */
async function built(source: string, react?: string): Promise<string> {
  const planted = {
    name: 'planted',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith('/planted') ? id : null),
    load: (id: string) => (id.startsWith('/planted') ? source : /react-dom-client\.prod/.test(id) ? react : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [planted, smallerReact],
    build: { write: false, lib: { entry: '/planted.ts', formats: ['es'] } },
  });
  return (output as Rollup.RolldownOutput[])[0]?.output[0].code ?? '';
}

const start = "import { createRoot } from 'react-dom/client';\nexport { createRoot };\n";

test('what is left out is gone, and what is used is there', async () => {
  const code = await built(start);
  expect(code).not.toMatch(/startViewTransition|scrollIntoView|getDerivedStateFromProps/);
  expect(code).toMatch(/onUncaughtError/);
});

test.each(['Suspense', 'useTransition', 'Component', 'ViewTransition'])('%s stops the build', async (name) => {
  await expect(built(`import {\n  useId,\n  ${name},\n} from 'react';\nexport { useId, ${name} };`)).rejects.toThrow(
    `imports ${name}, which smaller-react.ts leaves out of React`,
  );
});

test('a react-dom without one of the functions stops the build', async () => {
  await expect(built(start, 'exports.createRoot = function () {};')).rejects.toThrow('react-dom no longer has');
});
