import { expect, it, vi } from 'vitest';
import { demoSettings } from '../../dev/build-settings.ts';
import { readPorts } from '../../dev/ports.ts';
import { reportGaps } from './report-gaps.ts';

const demo = demoSettings(readPorts({}));

it('says unmistakably what a live build lacks by law, then the rest; a demo build reports nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  reportGaps(demo, null);
  expect(warn).not.toHaveBeenCalled();
  reportGaps({ ...demo, mode: 'live' }, null);
  const [first, ...others] = warn.mock.calls.flat();
  expect(first).toContain('!!! NOT READY FOR THE PUBLIC: legalName, supportEmail, grievanceOfficer missing');
  expect(others.join()).toMatch(/legalReview[\s\S]*Installer not available yet/);
  warn.mockRestore();
});
