import tokensCss from '../tokens.css?inline';
import cardCss from '../ui/card.css?inline';

let shared: CSSStyleSheet | undefined;

/**
 * Puts the card's styles into its shadow root. A constructed sheet passes `style-src 'self'`; browsers without them
 * (Safari before 16.4) get a style element with the page's nonce.
 */
export function applyStyles(root: ShadowRoot, nonce: string | undefined): void {
  if ('adoptedStyleSheets' in root && 'replaceSync' in CSSStyleSheet.prototype) {
    if (shared === undefined) {
      shared = new CSSStyleSheet();
      shared.replaceSync(tokensCss + cardCss);
    }
    root.adoptedStyleSheets = [shared];
    return;
  }
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = tokensCss + cardCss;
  (root as ShadowRoot).prepend(style);
}
