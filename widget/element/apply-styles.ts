const sheets: Record<string, CSSStyleSheet> = {};

/**
 * Adds styles to a shadow root. All cards share one constructed style sheet, which the policy `style-src 'self'`
 * allows. Safari before 16.4 has no constructed style sheets, so it needs a style element with a nonce.
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
