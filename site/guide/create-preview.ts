/** The generator's preview. */
export type GeneratorPreview = {
  /**
   * Creates the card at the first call. Every later call sets the given attributes and colours, and removes all other
   * attributes and colours.
   */
  show(attributes: Readonly<Record<string, string>>, colours: Readonly<Record<string, string>>): void;
};

/**
 * Shows the real card in the generator `host`. The card is inert, so that it sends nothing. `script` is the address of
 * the card's file.
 */
export function createPreview(host: HTMLElement, script: string): GeneratorPreview {
  const stage = host.querySelector<HTMLElement>('.preview');
  const refusals = host.querySelector<HTMLElement>('#refusals');
  const failed = host.querySelector('.generator-failed');
  const waiting = host.querySelector<HTMLElement>('[data-waiting]');
  let card: HTMLElement | undefined;

  const begin = (): HTMLElement | undefined => {
    if (!stage) return undefined;
    if (!('inert' in stage)) {
      (stage as HTMLElement).textContent = (stage as HTMLElement).dataset.tooOld ?? '';
      return undefined;
    }
    stage.inert = true;
    const element = document.createElement('acct-auth-card');
    element.addEventListener('acct-config-error', ({ detail }) => {
      if (!refusals) return;
      const named = detail.problems.map(({ attribute, value, cure }) => `${attribute}="${value}". ${cure ?? ''}`);
      refusals.textContent = `${refusals.dataset.words} ${named.join(' ')}`;
      for (const { attribute } of detail.problems) {
        const field = host.querySelector(`.knobs [name="${attribute}"]`);
        field?.setAttribute('aria-invalid', 'true');
        field?.setAttribute('aria-describedby', refusals.id);
      }
    });
    import(/* @vite-ignore */ script).then(
      () => waiting?.remove(),
      () => failed?.removeAttribute('hidden'),
    );
    return element;
  };

  return {
    show(attributes, colours) {
      card ??= begin();
      if (!card) return;
      if (refusals) refusals.textContent = '';
      for (const field of host.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid');
      for (const name of card.getAttributeNames()) if (!(name in attributes)) card.removeAttribute(name);
      for (const [name, value] of Object.entries(attributes)) {
        if (card.getAttribute(name) !== value) card.setAttribute(name, value);
      }
      // This page's policy would block a style attribute.
      for (const [token, value] of Object.entries(colours)) card.style.setProperty(token, value);
      if (!card.isConnected) stage?.append(card);
    },
  };
}
