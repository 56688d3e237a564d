import { lexer, type Tokens } from 'marked';

/** A code block of a guide, with the heading above it. */
export type CodeBlock = {
  readonly heading: string;
  readonly language: string;
  /** The name of the file that has this content, or empty if the guide names no file. */
  readonly file: string;
  readonly text: string;
};

export function parseCodeBlocks(markdown: string): readonly CodeBlock[] {
  let heading = '';
  return lexer(markdown).flatMap((token) => {
    if (token.type === 'heading') heading = token.text;
    if (token.type !== 'code') return [];
    const { lang = '', text } = token as Tokens.Code;
    const [language = '', file = ''] = lang.split(' ');
    return [{ heading, language, file, text }];
  });
}
