import { useStyles } from './site-context.ts';

type CodeBlockProps = {
  /** The title above the code: a language or a file name. */
  readonly title: string;
  readonly text: string;
};

/** Code to copy. Its bar reserves space for the button that `islands/docs.ts` adds, so that nothing moves. */
export function CodeBlock({ title, text }: CodeBlockProps) {
  useStyles('code-block');
  return (
    <figure className="code" translate="no">
      <figcaption>{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which must work by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
