export type RulesToken = {
  readonly type: 'word' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
  readonly start: number;
};

const spaceOrComment = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const forms = [
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['string', /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/y],
  ['sign', /&&|\|\||[=!<>]=|=\*\*|[-+*/%!<>=?:.,;(){}[\]]/y],
] as const;

/**
 * The tokens of a rules file (https://firebase.google.com/docs/rules/rules-language), comments left out, the last of type `end`. Throws
 * at what is no token.
 */
export function tokenizeRules(source: string): readonly RulesToken[] {
  const tokens: RulesToken[] = [];
  for (let at = 0; ; ) {
    at += matchAt(spaceOrComment, source, at)?.length ?? 0;
    if (at === source.length) return [...tokens, { type: 'end', text: 'the end', start: at }];
    const found = forms.flatMap(([type, form]) => {
      const text = matchAt(form, source, at);
      return text === undefined ? [] : [{ type, text, start: at }];
    });
    const [token] = found;
    if (!token)
      throw new Error(`No token of the rules language, in line ${lineOf(source, at)}: ${source.slice(at, at + 20)}`);
    tokens.push(token);
    at += token.text.length;
  }
}

/** The line, from 1, of what stands at an offset. */
export const lineOf = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;

function matchAt(form: RegExp, source: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(source)?.[0];
}
