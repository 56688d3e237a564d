/** The build that this React part can hydrate; the build puts its id here. In development nothing is prerendered. */
export const prerenderedBuild: string | null = null;
