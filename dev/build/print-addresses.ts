import type { Service } from './services/service.ts';

/** Prints the table of addresses and how long the start took, measured from the birth of this process. */
export function printAddresses(services: readonly Service[], pages: readonly (readonly [string, string])[]): void {
  const rows = [
    ...services.map(({ name, address, note = '' }) => [name, `${address}/`, note] as const),
    ...pages.map(([name, address]) => [name, address, ''] as const),
  ];
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map(([name, address, note]) =>
    `  ${name.padEnd(first ?? 0)}  ${address.padEnd(second ?? 0)}  ${note}`.trimEnd(),
  );
  console.log(`\n${lines.join('\n')}\n\nReady in ${(performance.now() / 1000).toFixed(1)} s. Ctrl-C ends all of it.`);
}
