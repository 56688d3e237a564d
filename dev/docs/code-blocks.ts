import { lexer, type Tokens } from 'marked';

/** A block of code of a guide, under the heading it stands below. */
export type CodeBlock = {
  readonly heading: string;
  readonly language: string;
  /** The file that it is the content of; empty where none stands above it. */
  readonly file: string;
  readonly text: string;
};

/** Every block of code of a Markdown text, in order. */
export function codeBlocks(markdown: string): readonly CodeBlock[] {
  let heading = '';
  return lexer(markdown).flatMap((token) => {
    if (token.type === 'heading') heading = token.text;
    if (token.type !== 'code') return [];
    const { lang = '', text } = token as Tokens.Code;
    const [language = '', file = ''] = lang.split(' ');
    return [{ heading, language, file, text }];
  });
}
