import { messages as source } from '../en/messages.ts';
import type { Messages } from '../messages.ts';
import { pseudo } from './pseudo.ts';

/** English with every string bracketed and accented. Only the playground's table has this language. */
export const messages: Messages = pseudo(source);
