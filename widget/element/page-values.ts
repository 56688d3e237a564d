/** Links and start values that the page gives: right in the first paint, as React will write them. */
export function applyPageValues(wrapper: HTMLElement, host: HTMLElement): void {
  const given = (name: string): string => host.getAttribute(name) ?? '';
  for (const field of ['name', 'company', 'email', 'phone', 'identifier']) {
    const input = wrapper.querySelector<HTMLInputElement>(`[data-field=${field}]`);
    const start = given(`prefill-${field === 'identifier' ? 'email' : field}`);
    if (input && start) input.defaultValue = start;
  }
  const links = wrapper.querySelectorAll<HTMLAnchorElement>('.consent a');
  ['terms-url', 'privacy-url'].forEach((name, index) => {
    const link = links[index];
    if (link && given(name)) link.href = given(name);
  });
}
