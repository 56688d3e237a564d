/** What `erase` cannot reach, and what is to be done about each: where it is, what it is, what to do. */
export const notErased = [
  {
    where: 'in the person’s browsers',
    what: 'three cookies, and the session that our site keeps (IndexedDB)',
    todo: 'nothing: they open nothing after an hour, and go within seven days or when our site is visited. Who wants them gone at once signs out there, or clears the site’s data.',
  },
  {
    where: 'in proofs of sign-in that are out',
    what: 'a token counts for an hour, for the application and for the two records',
    todo: 'run the same command again after an hour: it should find nothing.',
  },
  {
    where: 'in the main application',
    what: 'its own session, the company and its books, and whatever it stores by the user id',
    todo: 'erase it there, as far as the law does not ask for it to be kept.',
  },
  {
    where: 'at Google',
    what: 'its own logs and backups, and numbers that an SMS went to',
    todo: 'nothing can be done here; the privacy notice names Google.',
  },
  {
    where: 'with you',
    what: 'files of export, backups of the database, letters to customer care',
    todo: 'delete what is no longer needed.',
  },
] as const;

/** One line each, for a terminal. */
export const notErasedLines = (): string[] => [
  'Not erased, since this command cannot reach it:',
  ...notErased.map(({ where, what, todo }) => `  ${where}: ${what}; ${todo}`),
];
