/** A call of a port. */
export type PortCall = (...values: never[]) => Promise<unknown>;
