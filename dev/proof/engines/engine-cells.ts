/** What came of a journey in an engine. `line`: what was wrong, or why it was not tried. */
export type EngineCell = {
  readonly engine: string;
  readonly journey: string;
  readonly result: 'passed' | 'failed' | 'not run';
  readonly seconds: number;
  readonly line?: string;
};

/** Reasons by `engine: journey`. */
export type Impossible = Readonly<Record<string, string>>;

/**
 * What a cell says in the table. A journey that an engine is known not to manage says why; it is tried all the same.
 */
export function tellCell({ engine, journey, result, line = '' }: EngineCell, impossible: Impossible): string {
  const reason = impossible[`${engine}: ${journey}`];
  if (result === 'failed') return reason ? `not possible: ${reason}` : '**failed**';
  return result === 'not run' && line ? `not run: ${line}` : result;
}

/** A line for each cell that is otherwise than it should be: what failed, and what is possible although it is said not to be. */
export function cellFaults(cells: readonly EngineCell[], impossible: Impossible): readonly string[] {
  return cells.flatMap((cell) => {
    const name = `${cell.engine}: ${cell.journey}`;
    if (cell.result === 'passed' && impossible[name]) return [`${name}: is possible now, take its reason out`];
    return cell.result === 'failed' && !impossible[name] ? [`${name}: ${cell.line ?? 'failed'}`] : [];
  });
}

/** The table, a row for each journey. */
export function engineRows(
  cells: readonly EngineCell[],
  { engines, journeys }: { readonly engines: readonly string[]; readonly journeys: readonly string[] },
  show: (cell: EngineCell) => string,
): readonly (readonly string[])[] {
  return journeys.map((journey) => [
    journey,
    ...engines.map((engine) => {
      const cell = cells.find((each) => each.engine === engine && each.journey === journey);
      return cell ? show(cell) : 'not run';
    }),
  ]);
}
