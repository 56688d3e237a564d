const sheets: Record<string, CSSStyleSheet> = {};

/**
 * Adds styles to a shadow root. All cards share one constructed style sheet, because `style-src 'self'` allows it.
 * Safari before 16.4 needs a nonce instead.
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
