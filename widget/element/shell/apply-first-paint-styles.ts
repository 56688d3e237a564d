import tokensCss from '../../tokens.css?inline';
import cardCss from '../../ui/card.css?inline';
import { applyStyles } from '../apply-styles.ts';

/** The styles of the first paint. */
export const firstPaintCss = tokensCss + cardCss;

const styled = new WeakSet<ShadowRoot>();

/**
 * Adds the styles of the first paint once per shadow root. A declarative root already has them if the page's policy
 * allows inline styles.
 */
export function applyFirstPaintStyles(root: ShadowRoot, nonce: string | undefined): void {
  if (styled.has(root)) return;
  styled.add(root);
  const brought = root.querySelector('style');
  if (!(brought?.sheet && brought.textContent === firstPaintCss)) applyStyles(root, firstPaintCss, nonce);
}
