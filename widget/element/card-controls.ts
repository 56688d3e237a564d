/** What the element asks of the card inside it. */
export type CardControls = {
  reset(): void;
  /** The element stands somewhere else in the page now. */
  moved(): void;
};

/** The card of each element, once React has mounted it. */
export const cardControls = new WeakMap<HTMLElement, CardControls>();
