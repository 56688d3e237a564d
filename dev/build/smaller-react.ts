import type { Plugin } from 'vite';

/**
 * What React can do and nothing of ours uses. `from`: what a module would import to use it; `functions`: those of
 * react-dom that are reached through it alone, the first ones of what a bundler then finds unused.
 */
const unused = [
  {
    from: 'ViewTransition addTransitionType',
    functions: [
      'startViewTransition trackEnterViewTransitions applyViewTransitionToHostInstances queueTransitionTypes',
      'restoreViewTransitionOnHostInstances commitExitViewTransitions commitNestedViewTransitions',
      'restoreEnterOrExitViewTransitions restoreNestedViewTransitions createViewTransitionInstance',
    ],
  },
  {
    // References to fragments: nothing imports them.
    from: undefined,
    functions: [
      'FragmentInstance addFragmentHandleToFiber commitNewChildToFragmentInstance deleteChildFromFragmentInstance',
    ],
  },
  {
    // What belongs into the head of a document and is taken there from anywhere.
    from: 'preload preloadModule preinit preinitModule prefetchDNS preconnect',
    functions: [
      'isHostHoistableType getHydratableHoistableCache getResource acquireResource preloadResource',
      'insertStylesheetIntoRoot preloadResourceAndSuspendIfNeeded preload preloadModule preinitStyle preinitScript',
      'preinitModuleScript',
    ],
  },
  {
    from: 'Suspense SuspenseList Activity lazy use',
    functions: [
      'updateSuspenseComponent updateSuspenseListComponent updateActivityComponent updateOffscreenComponent',
      'recursivelyTraverseReappearLayoutEffects recursivelyTraverseDisappearLayoutEffects',
      'recursivelyTraverseReconnectPassiveEffects recursivelyTraverseAtomicPassiveEffects',
      'hideOrUnhideAllChildrenOnFiber accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded',
    ],
  },
  {
    from: 'Component PureComponent',
    functions: ['updateClassComponent createClassErrorUpdate initializeClassErrorUpdate resolveClassComponentProps'],
  },
  {
    from: 'startTransition useTransition useActionState useOptimistic useFormStatus requestFormReset',
    functions: ['mountActionState startTransition startHostTransition entangleAsyncAction'],
  },
  {
    // Which components an error came through, named as the minifier named them.
    from: undefined,
    functions: ['getStackByFiberInDevAndProd'],
  },
] as const;

/** Methods of what is gone: assigned, so that no bundler leaves them out by itself. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function \([\s\S]*?^};\n/gm;
/** SVG's attributes beside those of lines and areas: React would spell them with a hyphen. */
const rareAttributes =
  /^ {4}\["(?!htmlFor|crossOrigin|acceptCharset|httpEquiv|stroke|fill|clip|text)\w+", "[\w:-]+"\],?\n/gm;

const named = new Set(unused.flatMap(({ from }) => from?.split(' ') ?? []));
const imported = /^import (?:\w+, )?\{([^}]*)\} from 'react(?:-dom)?'/gm;

/**
 * React without what no view of ours uses: a quarter of it, which a visitor on a slow line would wait for. Throws, which
 * stops the build, when a view begins to use one of these, or when react-dom no longer has such a function.
 */
export const smallerReact: Plugin = {
  name: 'smaller-react',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name === 'ssr') return null;
    if (/react-dom-client\.production\.js$/.test(id)) return { code: withoutUnused(code), map: null };
    if (/\.tsx?$/.test(id)) refuseUnused(code, id);
    return null;
  },
};

function withoutUnused(code: string): string {
  const names = unused.flatMap(({ functions }) => functions.flatMap((line) => line.split(' ')));
  let rest = code;
  for (const name of names)
    rest = cut(rest, new RegExp(`^function ${name}\\([\\s\\S]*?^}\\n`, 'm'), `function ${name}() {}\n`);
  return cut(cut(rest, methods, ''), rareAttributes, '');
}

function cut(code: string, part: RegExp, instead: string): string {
  const rest = code.replace(part, instead);
  if (rest === code) throw new Error(`react-dom no longer has ${part.source}: see smaller-react.ts`);
  return rest;
}

function refuseUnused(code: string, id: string): void {
  for (const [, names = ''] of code.matchAll(imported)) {
    const refused = names.split(',').find((name) => named.has(name.trim()));
    if (refused) throw new Error(`${id} imports ${refused.trim()}, which smaller-react.ts leaves out of React`);
  }
}
