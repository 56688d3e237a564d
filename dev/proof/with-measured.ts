export type MeasuredSection = {
  /** Of its markers: `<!-- measured:NAME -->`. */
  readonly name: string;
  /** Without its `##`. */
  readonly heading: string;
  /** Markdown between heading and content. */
  readonly intro: string;
};

/** A page of Markdown with what was measured in its place, or with a section for it at its end. */
export function withMeasured(before: string, { name, heading, intro }: MeasuredSection, content: string): string {
  const block = `<!-- measured:${name} -->\n${content}\n<!-- /measured:${name} -->`;
  const place = new RegExp(`<!-- measured:${name} -->[\\s\\S]*?<!-- /measured:${name} -->`);
  if (place.test(before)) return before.replace(place, () => block);
  return `${before.trimEnd()}\n\n## ${heading}\n\n${intro}\n\n${block}\n`.trimStart();
}
