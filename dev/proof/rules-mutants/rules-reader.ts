import type { RulesNode } from './rules-tree.ts';
import { lineOf, type RulesToken, tokenizeRules } from './tokenize-rules.ts';

/** Goes through the tokens of a rules file, one after the other. */
export class RulesReader {
  readonly #source: string;
  readonly #tokens: readonly RulesToken[];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    this.#tokens = tokenizeRules(source);
  }

  /** The token that is to be read next. */
  get next(): RulesToken {
    const token = this.#tokens[this.#at] ?? this.#tokens.at(-1);
    if (!token) throw new Error('A list of tokens has an end.');
    return token;
  }

  /** Goes past the next token if it is this word or sign. */
  accept(text: string): boolean {
    const isIt = this.next.text === text && this.next.type !== 'string';
    if (isIt) this.#at += 1;
    return isIt;
  }

  /** Goes past these words and signs, which must stand here. */
  skip(...texts: readonly string[]): void {
    for (const text of texts) if (!this.accept(text)) throw this.#unexpected(text);
  }

  /** Goes past a token of this type, which must stand here, and returns its text. */
  take(type: RulesToken['type']): string {
    const { next } = this;
    if (next.type !== type) throw this.#unexpected(`a ${type}`);
    this.#at += 1;
    return next.text;
  }

  /** A node from `start` to the last token that was read. */
  node(kind: RulesNode['kind'], start: number, word = '', parts: readonly RulesNode[] = []): RulesNode {
    const last = this.#tokens[this.#at - 1];
    return { kind, start, end: last ? last.start + last.text.length : start, word, parts };
  }

  #unexpected(expected: string): Error {
    const { text, start } = this.next;
    return new Error(`Expected ${expected} in line ${lineOf(this.#source, start)} of the rules, found ${text}`);
  }
}
