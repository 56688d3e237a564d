type Shell = { verifyChunk(file: string): Promise<unknown> };

/**
 * Has the shell hold a chunk to what the owner has signed (shell/verify-chunk.ts), before it is imported. Called in the
 * place of each import by the build (widget/build/verified-imports.ts); the shell that draws the cards has loaded this.
 */
export const verifyChunk = async (file: string): Promise<unknown> =>
  (customElements.get('acct-auth-card') as Partial<Shell> | undefined)?.verifyChunk?.(file);
