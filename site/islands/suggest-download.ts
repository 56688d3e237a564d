/**
 * Marks the download that fits the visitor's device. A suggestion only: every option is on the page already,
 * and the mark stands where room is kept for it, so nothing moves.
 */
const agent = navigator.userAgent;
const platform = /Android/i.test(agent)
  ? 'mobile'
  : /iPhone|iPad/i.test(agent)
    ? 'mobile'
    : /Windows/i.test(agent)
      ? 'desktop'
      : 'web';
document.querySelector(`[data-platform="${platform}"] [data-suggestion]`)?.removeAttribute('hidden');
