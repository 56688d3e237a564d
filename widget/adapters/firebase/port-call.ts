/** A method of a port. */
export type PortCall = (...values: never[]) => Promise<unknown>;
