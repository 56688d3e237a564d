import type { CardConfig } from '../card-config.ts';
import type { CardStore } from '../card-store.ts';
import type { FormValues } from '../form-values.ts';
import type { CaptchaLooks, CardPorts } from '../ports.ts';

/** What every flow works with. */
export type FlowContext = {
  readonly store: CardStore;
  readonly ports: CardPorts;
  readonly values: FormValues;
  /** The configuration of now: attributes may change while the card is on the page. */
  config(): CardConfig;
  /** How the next human check is to look. */
  looks(): CaptchaLooks;
};
