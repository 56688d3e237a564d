const restAfterLoad = 100;

/**
 * Calls `start` once, with the first match of `selector`, when the page has loaded and the match is near the viewport.
 */
export function runWhenNearViewport(selector: string, start: (host: HTMLElement) => void): void {
  const observe = () => {
    const host = document.querySelector<HTMLElement>(selector);
    if (!host) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start(host);
      },
      { rootMargin: '400px' },
    );
    observer.observe(host);
  };
  const later = () => setTimeout(observe, restAfterLoad);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
