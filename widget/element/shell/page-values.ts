import { prefills } from '../../core/fields.ts';

/** Links and start values that the page gives: right in the first paint, as React will write them. */
export function applyPageValues(wrapper: HTMLElement, host: HTMLElement): void {
  for (const [field, name] of Object.entries(prefills)) {
    const input = wrapper.querySelector<HTMLInputElement>(`[name=${field}]`);
    const start = host.getAttribute(`prefill-${name}`);
    if (input && start) input.defaultValue = start;
  }
  wrapper.querySelectorAll<HTMLAnchorElement>('.consent a').forEach((link, index) => {
    const address = host.getAttribute(index ? 'privacy-url' : 'terms-url') ?? '';
    // Anything else, a script for an address above all, is for React to judge.
    if (/^(https:\/)?\//.test(address)) link.href = address;
  });
}
