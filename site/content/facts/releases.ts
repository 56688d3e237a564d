/** The desktop installer that the site serves from its own path. */
export const desktopInstaller = { version: '2.0.0', megabytes: 45.2, system: 'Windows' } as const;
