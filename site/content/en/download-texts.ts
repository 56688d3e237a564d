export const downloadTexts = {
  lead: 'Desktop, phone or browser. Use one, or all three.',
  suggestion: 'Fits this device',
  requirements: 'System requirements',
  guide: 'Installation guide',
  desktop: {
    title: 'Desktop',
    text: 'For the computer at the counter.',
    download: 'Download for Windows',
    size: (version: string, megabytes: number) => `Version ${version}, ${megabytes} MB`,
    unavailable: 'Installer not available yet',
    unavailableNote: 'Until it is, use the web app on the same computer.',
    needs: [
      'Windows 10+ with the installer',
      'macOS 10.14+ or Ubuntu 18.04+ with the web app',
      '4GB RAM',
      '500MB disk',
    ],
    checksum: 'SHA-256 checksum of the installer',
    checksumAdvice: (file: string) =>
      `If Windows does not know the publisher: open the command prompt in the downloads folder, type certutil -hashfile ${file} SHA256, and open the installer only if the result is the same as this.`,
    steps: ['Download the installer and open it.', 'Follow its steps, then open the program and sign in.'],
  },
  mobile: {
    title: 'Mobile',
    text: 'For bills away from the counter.',
    android: 'Get it for Android',
    ios: 'Get it for iPhone',
    needs: ['iOS 12+ or Android 7.0 (API 24)+', '100MB storage', 'Internet to sign in and sync', 'Camera'],
    steps: [
      'Open your phone’s store with one of the buttons above.',
      'Install the app and open it.',
      'Sign in with the account you created.',
    ],
  },
  web: {
    title: 'Web',
    text: 'Nothing to install: it runs in your browser, on macOS and Ubuntu too.',
    open: 'Open the web app',
    needs: ['Chrome 80+', 'Firefox 75+', 'Safari 13+', 'Edge 80+'],
    steps: [
      'Open the web app in your browser.',
      'Sign in with the account you created.',
      'Keep the address as a bookmark.',
    ],
  },
};
