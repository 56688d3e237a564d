import { expect, test } from 'vitest';
import { cpuStat, ownGroup } from './measure-cpu.ts';

const mounted = (root: string, point: string): string =>
  ['22 1 8:1 / / rw - ext4 /dev/sda rw', `30 22 0:26 ${root} ${point} rw,nosuid - cgroup2 cgroup2 rw`].join('\n');

test.each([
  ['/', '/sys/fs/cgroup', '0::/user.slice/run-1.scope', '/sys/fs/cgroup/user.slice/run-1.scope'],
  ['/', '/sys/fs/cgroup/unified', '4:memory:/a\n0::/', '/sys/fs/cgroup/unified/'],
  ['/docker/7', '/sys/fs/cgroup', '0::/docker/7/init', '/sys/fs/cgroup/init'],
])('finds the own control group, mounted from %s at %s', (root, point, cgroup, group) => {
  expect(ownGroup(mounted(root, point), cgroup)).toBe(group);
});

test('says that other systems have no such groups', () => {
  const onlyLinux = 'CPU seconds are measured by control groups of version 2, which only Linux has.';
  expect(() => ownGroup('22 1 8:1 / / rw - ext4 /dev/sda rw', '0::/')).toThrow(onlyLinux);
  expect(() => ownGroup(mounted('/', '/sys/fs/cgroup'), '3:cpuset:/')).toThrow(onlyLinux);
});

test('reads user and system seconds, and refuses a file without them', () => {
  const stat = 'usage_usec 3500000\nuser_usec 2000000\nsystem_usec 1500000\nnice_usec 0\n';
  expect(cpuStat(stat)).toEqual({ user: 2, system: 1.5 });
  expect(() => cpuStat('usage_usec 1')).toThrow('cpu.stat has no user_usec.');
});
