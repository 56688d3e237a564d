import { defineCard } from './element/shell/card-element.ts';

defineCard();
