/** A method of a port. */
export type PortMethod = (...values: never[]) => Promise<unknown>;
