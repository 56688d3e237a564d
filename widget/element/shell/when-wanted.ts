/**
 * Begins at once, or with `loading="lazy"` when the card comes within a screen of the viewport. The result stops the
 * waiting.
 */
export function whenWanted(host: HTMLElement, begin: () => void): () => void {
  if (host.getAttribute('loading') !== 'lazy') {
    begin();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      begin();
    },
    { rootMargin: '100%' },
  );
  observer.observe(host);
  return () => observer.disconnect();
}
