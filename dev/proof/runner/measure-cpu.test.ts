import { expect, test } from 'vitest';
import { findOwnGroup, parseCpuStat } from './measure-cpu.ts';

const mounted = (root: string, point: string): string =>
  ['22 1 8:1 / / rw - ext4 /dev/sda rw', `30 22 0:26 ${root} ${point} rw,nosuid - cgroup2 cgroup2 rw`].join('\n');

test.each([
  ['/', '/sys/fs/cgroup', '0::/user.slice/run-1.scope', '/sys/fs/cgroup/user.slice/run-1.scope'],
  ['/', '/sys/fs/cgroup/unified', '4:memory:/a\n0::/', '/sys/fs/cgroup/unified/'],
  ['/docker/7', '/sys/fs/cgroup', '0::/docker/7/init', '/sys/fs/cgroup/init'],
])('the process’s own control group is found if the group %s is mounted at %s', (root, point, cgroup, group) => {
  expect(findOwnGroup(mounted(root, point), cgroup)).toBe(group);
});

test('findOwnGroup throws on systems without control groups of version 2', () => {
  const onlyLinux = 'CPU seconds are measured by control groups of version 2, which only Linux has.';
  expect(() => findOwnGroup('22 1 8:1 / / rw - ext4 /dev/sda rw', '0::/')).toThrow(onlyLinux);
  expect(() => findOwnGroup(mounted('/', '/sys/fs/cgroup'), '3:cpuset:/')).toThrow(onlyLinux);
});

test('parseCpuStat reads user and system seconds, and refuses a file without these values', () => {
  const stat = 'usage_usec 3500000\nuser_usec 2000000\nsystem_usec 1500000\nnice_usec 0\n';
  expect(parseCpuStat(stat)).toEqual({ user: 2, system: 1.5 });
  expect(() => parseCpuStat('usage_usec 1')).toThrow('cpu.stat has no user_usec.');
});
