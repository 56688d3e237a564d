/** What a page shows in one browser (contacts-probe.js). */
export type Seen = {
  /** Every text and control in sight, by its place and first words. */
  readonly items: readonly string[];
  /** Which two of them touch or overlap: `one + other`. */
  readonly contacts: readonly string[];
  /** How wide the page is, in px: more than the window where it has to be scrolled sideways. */
  readonly width: number;
};

/** What is wrong in the older browser and not in the current one, each in a line; empty where nothing is. */
export function newContacts(oldest: Seen, current: Seen): readonly string[] {
  const before = new Set(current.contacts);
  const shown = new Set(oldest.items);
  return [
    ...oldest.contacts.filter((contact) => !before.has(contact)).map((contact) => `touch: ${contact}`),
    ...current.items.filter((item) => !shown.has(item)).map((item) => `is not shown: ${item}`),
    ...(oldest.width > current.width ? [`is ${oldest.width} px wide instead of ${current.width}`] : []),
  ];
}
