/**
 * The two commands that a newcomer is told to type, `npm start` and `npm test` as they stand there: the first two of README's table of
 * commands. Throws where there is no such table.
 */
export function readCommands(readme: string): readonly [start: string, test: string] {
  const [, table = ''] = /^## Commands$([\s\S]*?)^## /m.exec(`${readme}\n## `) ?? [];
  const [start, test] = Array.from(table.matchAll(/^\| `([^`]+)` \|/gm), ([, command]) => command);
  if (!start || !test) throw new Error('README.md has no table of commands with two rows.');
  return [start, test];
}

/** The addresses at which `npm start` answers, as README tells them. */
export function readAddresses(readme: string): readonly string[] {
  return Array.from(readme.matchAll(/^\| (http:\/\/localhost:\S+) \|/gm), ([, address = '']) => address);
}
