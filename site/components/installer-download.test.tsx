import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { InstallerDownload } from './installer-download.tsx';

it('says so and shows no button where this build has no installer', () => {
  const download = renderInSite(<InstallerDownload />);
  expect(download.getByText('Installer not available yet')).toBeTruthy();
  expect(download.queryByRole('link')).toBeNull();
  download.unmount();
});

it('links the file that is there, with its checksum', () => {
  const download = renderInSite(<InstallerDownload />, { installer: { path: '/downloads/a.exe', sha256: 'abc123' } });
  const link = download.getByRole('link', { name: 'Download for Windows' });
  expect(link.getAttribute('href')).toBe('/downloads/a.exe');
  expect(link.hasAttribute('download')).toBe(true);
  expect(download.getByText('abc123')).toBeTruthy();
  download.unmount();
});
