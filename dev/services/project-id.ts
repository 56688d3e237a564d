/** The Firebase project of every local run: `demo-` projects never reach a real one. */
export const projectId = 'demo-acct';
