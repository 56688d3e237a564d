/** Links and start values that the page gives: right in the first paint, as React will write them. */
export function applyPageValues(wrapper: HTMLElement, host: HTMLElement): void {
  wrapper.querySelectorAll('input').forEach((input) => {
    const start = host.getAttribute(`prefill-${input.name === 'identifier' ? 'email' : input.name}`);
    if (start) input.defaultValue = start;
  });
  wrapper.querySelectorAll<HTMLAnchorElement>('.consent a').forEach((link, index) => {
    const address = host.getAttribute(index ? 'privacy-url' : 'terms-url') ?? '';
    // Anything else, a script for an address above all, is for React to refuse.
    if (/^(https?:\/)?\//.test(address)) link.href = address;
  });
}
