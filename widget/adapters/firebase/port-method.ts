export type PortMethod = (...values: never[]) => Promise<unknown>;
