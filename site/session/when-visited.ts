/** Starts a standalone page: in a frame nobody sees who asks; before the visitor has come, nobody has asked. */
export function whenVisited(start: () => void): void {
  if (top !== self) return;
  if ((document as { readonly prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', start);
  else start();
}
