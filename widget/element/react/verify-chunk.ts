type Shell = { verifyChunk(file: string): Promise<unknown> };

/** Makes the shell verify a chunk before its import; each import calls this (widget/build/verified-imports.ts). */
export const verifyChunk = async (file: string): Promise<unknown> =>
  (customElements.get('acct-auth-card') as Partial<Shell> | undefined)?.verifyChunk?.(file);
