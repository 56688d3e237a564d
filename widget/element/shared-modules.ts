import type * as React from 'react';
import type * as JsxRuntime from 'react/jsx-runtime';
import type { useCard } from '../ui/card-context.ts';

type Hooks = 'useEffect' | 'useId' | 'useLayoutEffect' | 'useRef' | 'useState';
export type SharedModules = Pick<typeof React, Hooks> &
  Pick<typeof JsxRuntime, 'jsx' | 'jsxs'> & { readonly useCard: typeof useCard };

/** The React part's own functions, for a part built without them: there must be one React, and one context. */
export let shared: SharedModules;

export function share(modules: SharedModules): void {
  shared = modules;
}
