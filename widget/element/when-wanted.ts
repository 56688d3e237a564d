/**
 * Begins at once, or with `loading="lazy"` when the card comes within a screen of the viewport or is touched.
 * The result stops the waiting.
 */
export function whenWanted(host: HTMLElement, begin: () => void): () => void {
  if (host.getAttribute('loading') !== 'lazy' || !('IntersectionObserver' in window)) {
    begin();
    return () => undefined;
  }
  const stop = (): void => {
    observer.disconnect();
    host.removeEventListener('focusin', start);
  };
  const start = (): void => {
    stop();
    begin();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && start(), { rootMargin: '100%' });
  observer.observe(host);
  host.addEventListener('focusin', start);
  return stop;
}
