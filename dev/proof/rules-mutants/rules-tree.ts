/** A part of a rules file: a statement, an expression or a literal. */
export type RulesNode = {
  /**
   * `match`: its segments, then what stands in it. `allow`: its condition. `function`: its `let`s, then its `return`. `choice`: condition,
   * yes, no. `call`: what is called, then its arguments. `index`: what is cut, from, to. `group`: what stands in parentheses.
   */
  readonly kind:
    | 'file'
    | 'match'
    | 'segment'
    | 'allow'
    | 'function'
    | 'let'
    | 'return'
    | 'logic'
    | 'compare'
    | 'sum'
    | 'choice'
    | 'not'
    | 'minus'
    | 'member'
    | 'call'
    | 'index'
    | 'group'
    | 'list'
    | 'name'
    | 'number'
    | 'string'
    | 'constant';
  /** Where it begins in the file, in UTF-16 units, and where what follows it does. */
  readonly start: number;
  readonly end: number;
  /** The operator, the name, the methods of an `allow`, or the literal as it is written; else empty. */
  readonly word: string;
  readonly parts: readonly RulesNode[];
};

/** The node and all below it, each with those that it lies in, the nearest first. */
export function* walkRules(
  node: RulesNode,
  around: readonly RulesNode[] = [],
): Generator<readonly [RulesNode, readonly RulesNode[]]> {
  yield [node, around];
  for (const part of node.parts) yield* walkRules(part, [node, ...around]);
}
