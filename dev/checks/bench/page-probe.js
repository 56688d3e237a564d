// Runs in every measured page before the page's scripts. `window.awaited` names the event to wait for (visit.ts). This
// is a plain script, because the page does not have the helper functions of a bundler.
(() => {
  if (window !== window.top) return;
  const seen = { visible: null, interactive: null, firstPaint: null, largestPaint: null };
  let setDone;
  const done = new Promise((resolve) => {
    setDone = resolve;
  });

  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };
  // Finds the card by its tag name, because a search of every element would take longer in a large page.
  const hasEmailField = () =>
    [document, document.querySelector('acct-auth-card')?.shadowRoot].some(
      (root) => root && [...root.querySelectorAll('input[name=email]')].some(isShown),
    );

  let readyAt = null;
  const finish = () => {
    if (seen.visible === null || (window.awaited === 'card' && readyAt === null)) return;
    seen.interactive ??= Math.max(seen.visible, readyAt ?? 0);
    setDone();
  };
  const onFrame = () => {
    if (!hasEmailField()) {
      requestAnimationFrame(onFrame);
      return;
    }
    // A message that is sent while a frame is prepared arrives after this frame is painted. Waiting for the next frame
    // would also measure the scripts that run between the two frames.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      seen.visible = performance.now();
      finish();
    };
    port2.postMessage(null);
  };
  if (window.awaited !== 'paint') requestAnimationFrame(onFrame);
  document.addEventListener('acct-ready', () => {
    readyAt ??= performance.now();
    finish();
  });

  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  observe('paint', (paint) => {
    if (paint.name === 'first-contentful-paint') seen.firstPaint = paint.startTime;
  });
  observe('largest-contentful-paint', (paint) => {
    seen.largestPaint = paint.startTime;
    if (window.awaited === 'paint') setDone();
  });

  const record = () => ({
    ...seen,
    files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      ({ name, startTime, responseEnd, encodedBodySize }) => ({
        path: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
        bytes: encodedBodySize,
      }),
    ),
  });
  window.bench = { done, record };
})();
