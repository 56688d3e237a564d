import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { once } from '../core/once.ts';
import { useCard } from '../ui/card-context.ts';
import { loadBeside } from './load-beside.ts';

type TouchPart = typeof import('./touch-part.tsx');

/** What only a touched card needs: flows, adapters, rarer views, sentences. One file for all cards of a page. */
export const loadTouchPart = once(async (): Promise<TouchPart> => {
  const part: TouchPart = await (import.meta.env.VITE_SPLIT ? loadBeside('touch-part.js') : import('./touch-part.tsx'));
  part.share({ jsx, jsxs, useCard, useEffect, useId, useLayoutEffect, useRef, useState });
  return part;
});

/** For what can wait and has nobody to tell: the integrator sees why it did not happen. */
export function withTouchPart(use: (part: TouchPart) => void): void {
  loadTouchPart().then(use, (cause: unknown) => console.error('[acct-auth-card] card/part-not-loaded', cause));
}
