/** The only parts of a failure that are sent. */
type Sent = { readonly code: string; readonly action: string };

/** Matches the card's own codes. Firebase's codes come from its server and may contain anything. */
const knownForm = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*\.?$/;
const longest = 60;

/**
 * Sends the code and the action of each failure of this page's card to `url`, by `navigator.sendBeacon`, without
 * waiting for an answer. Sends the failures of only `percent` of all page views. The number that `draw` returns, at
 * least 0 and less than 1, decides for the whole page view.
 */
export function reportFailures(
  page: EventTarget,
  url: string,
  percent: number,
  draw: () => number = Math.random,
): void {
  if (draw() * 100 >= percent) return;
  const send = ({ code, action }: Sent): void => {
    const isKnown = knownForm.test(code) && code.length <= longest;
    navigator.sendBeacon?.(url, JSON.stringify({ code: isKnown ? code : 'other', action }));
  };
  page.addEventListener('acct-error', (event) => {
    const { reason, code, action } = (event as CustomEvent<Sent & { readonly reason?: string }>).detail;
    send({ code: reason ?? code, action });
  });
  page.addEventListener('acct-config-error', (event) => {
    const { problems } = (event as CustomEvent<{ readonly problems: readonly { readonly code: string }[] }>).detail;
    for (const { code } of problems) send({ code, action: 'config' });
  });
}
