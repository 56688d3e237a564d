const sheets: Record<string, CSSStyleSheet> = {};

/**
 * Adds styles to a shadow root; those of all cards are one sheet. A constructed sheet passes `style-src 'self'`;
 * browsers without them (Safari before 16.4) get a style element with the page's nonce.
 */
export function applyStyles(root: ShadowRoot, css: string, nonce: string | undefined): void {
  if ('adoptedStyleSheets' in root) {
    let sheet = sheets[css];
    if (!sheet) {
      sheet = sheets[css] = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return;
  }
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = css;
  (root as ShadowRoot).prepend(style);
}
