function deviceOf(agent: string): 'android' | 'ios' | 'windows' | 'browser' {
  if (/Android/i.test(agent)) return 'android';
  if (/iPhone|iPad/i.test(agent)) return 'ios';
  return /Windows/i.test(agent) ? 'windows' : 'browser';
}

const platforms = { android: 'mobile', ios: 'mobile', windows: 'desktop', browser: 'web' } as const;

// Highlights the download for this device, and shows the label "Fits this device" there. The page reserves space for
// the label, so that nothing moves.
const device = deviceOf(navigator.userAgent);
const card = document.querySelector(`[data-platform="${platforms[device]}"]`);
card?.querySelector('.sheet-title')?.classList.remove('is-quiet');
card?.querySelector('[data-suggestion]')?.removeAttribute('hidden');
// A build without an installer has no link for Windows.
document.querySelector(`[data-device="${device}"]`)?.classList.add('button-primary');
