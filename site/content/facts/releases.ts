/** The desktop installer that the site serves from its own path. */
export const desktopInstaller = { version: '2.0.0', megabytes: 45.2, system: 'Windows' } as const;

/** What each platform needs; proper names and figures, the same in every language. */
export const requirements = {
  desktop: { systems: ['Windows 10+', 'macOS 10.14+', 'Ubuntu 18.04+'], memory: '4GB RAM', storage: '500MB' },
  mobile: { systems: ['iOS 12+', 'Android 7.0 (API 24)+'], storage: '100MB' },
  web: { browsers: ['Chrome 80+', 'Firefox 75+', 'Safari 13+', 'Edge 80+'] },
} as const;
