import { defineCard } from './element/shell/define-card.ts';

defineCard();
