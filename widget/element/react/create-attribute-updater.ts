import type { FieldName, FieldTexts } from '../../../account/fields.ts';
import type { FormValues } from '../../../account/form-values.ts';
import type { Tab } from '../../core/card-config.ts';
import type { CardStore } from '../../core/card-store.ts';

/** Applies a page's changes to a card in use. */
export type AttributeUpdater = {
  /** Opens the tab that the attribute selects. If a request is running, waits for its end before opening the tab. */
  tab(next: Tab): void;
  /** Applies the changes that waited for the end of a request. Runs after each change of the card's state. */
  stateChanged(): void;
  /** Sets the texts of unedited fields. */
  prefill(texts: FieldTexts): void;
};

export function createAttributeUpdater(
  host: HTMLElement,
  { getState, dispatch }: CardStore,
  values: FormValues,
  selectTab: (tab: Tab) => void,
): AttributeUpdater {
  let wantedTab: Tab | null = null;
  const stateChanged = (): void => {
    if (wantedTab !== null && wantedTab !== getState().tab) selectTab(wantedTab);
    if (wantedTab === getState().tab) wantedTab = null;
  };
  return {
    stateChanged,
    tab(next) {
      wantedTab = next;
      stateChanged();
    },
    prefill(texts) {
      const inputs = Array.from(host.shadowRoot?.querySelectorAll('input') ?? []);
      // Stores the current values of the fields, since a password manager may have filled in a field without an event.
      for (const { name, value } of inputs) values.set(name as FieldName, value);
      for (const [field, text] of values.restart(texts)) {
        const input = inputs.find(({ name }) => name === field);
        if (input) input.value = text;
        dispatch({ type: 'fieldEdited', field: field as FieldName });
      }
    },
  };
}
