/** Marks the download that fits the device, in reserved space, so that nothing moves. */
const agent = navigator.userAgent;
const platform = /Android/i.test(agent)
  ? 'mobile'
  : /iPhone|iPad/i.test(agent)
    ? 'mobile'
    : /Windows/i.test(agent)
      ? 'desktop'
      : 'web';
document.querySelector(`[data-platform="${platform}"] [data-suggestion]`)?.removeAttribute('hidden');
