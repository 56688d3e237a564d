/** What the work resolves to; rejects when it fails, or after so many milliseconds: what hangs must hold nobody up. */
export const within = <T>(limit: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, new Promise<never>((_, reject) => setTimeout(reject, limit, 'too late'))]);
