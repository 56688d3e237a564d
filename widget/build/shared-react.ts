import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const holder = resolve('widget/element/shared-modules.ts');
const hooks = ['useEffect', 'useId', 'useLayoutEffect', 'useRef', 'useState'];
const forward = (name: string): string => `export const ${name} = (...values) => shared.${name}(...values);`;
const modules: Readonly<Record<string, string>> = {
  react: hooks.map(forward).join('\n'),
  'react/jsx-runtime': [forward('jsx'), forward('jsxs'), "export const Fragment = Symbol.for('react.fragment');"].join(
    '\n',
  ),
  'card-context': forward('useCard'),
};

/** The touch part is built without React and without the card's context: it gets them from the React part (shared-modules.ts). */
export const sharedReact: Plugin = {
  name: 'shared-react',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'touch',
  resolveId: (id) => {
    const name = id.endsWith('/card-context.ts') ? 'card-context' : id;
    return name in modules ? `\0shared:${name}` : null;
  },
  load: (id) => {
    const code = id.startsWith('\0shared:') ? modules[id.slice('\0shared:'.length)] : undefined;
    return code === undefined ? null : `import { shared } from ${JSON.stringify(holder)};\n${code}`;
  },
};
