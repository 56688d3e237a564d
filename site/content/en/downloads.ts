/** The downloads page. */
export const downloads = {
  lead: 'Three ways to the same books. Take one or all.',
  suggestion: 'Fits this device',
  requirements: 'System requirements',
  guide: 'Installation guide',
  desktop: {
    title: 'Desktop',
    text: 'For the computer at the counter.',
    download: 'Download for Windows',
    size: (version: string, megabytes: number) => `Version ${version}, ${megabytes} MB`,
    unavailable: 'Installer not available yet',
    unavailableNote: 'Until it is, the web app runs in the browser of the same computer.',
    otherSystems: 'There is no installer for macOS and Ubuntu yet. The web app runs on both.',
    checksum: 'SHA-256 checksum',
    needs: ['Windows 10+, macOS 10.14+ or Ubuntu 18.04+', '4GB RAM', '500MB disk'],
    checksumStep: (file: string) =>
      `If Windows says that it does not know the publisher, open the command prompt in that folder, type: certutil -hashfile ${file} SHA256, and compare the result with the checksum on this page. Go on only if it is the same.`,
    steps: [
      'Download the installer and open it from your downloads folder.',
      'Follow the steps of the installer, then open the program and sign in.',
    ],
  },
  mobile: {
    title: 'Mobile',
    text: 'For the bill on the go.',
    android: 'Get it for Android',
    ios: 'Get it for iPhone',
    needs: ['iOS 12+ or Android 7.0 (API 24)+', '100MB storage', 'Internet', 'Camera'],
    steps: [
      'Open your phone’s store with one of the buttons above.',
      'Install the app and open it.',
      'Sign in with the account you created.',
    ],
  },
  web: {
    title: 'Web',
    text: 'Nothing to install.',
    open: 'Open the web app',
    needs: ['Chrome 80+', 'Firefox 75+', 'Safari 13+', 'Edge 80+'],
    steps: ['Open the web app in your browser.', 'Sign in, and keep the address as a bookmark.'],
  },
};
