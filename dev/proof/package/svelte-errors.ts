/** Lines, from 1 on, that a source marks as mistakes: those behind the comment that says so, one each. */
export function markedLines(source: string): readonly number[] {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => line.includes('has one error'));
  return lines.flatMap((line, index) =>
    index > from && from >= 0 && line.startsWith('<acct-auth-card') ? [index + 1] : [],
  );
}

/** Lines of the errors and warnings that svelte-check reports with `--output machine`, in their order. */
export function svelteErrorLines(output: string): readonly number[] {
  const reports = output.matchAll(/^\d+ (?:ERROR|WARNING) "[^"]+" (\d+):\d+ /gm);
  return Array.from(reports, ([, line]) => Number(line)).sort((one, other) => one - other);
}
