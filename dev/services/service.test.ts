import { expect, test, vi } from 'vitest';
import { runServices, type Service } from './service.ts';

function sample(died: Promise<string> = new Promise(() => {})) {
  const stop = vi.fn(async () => {});
  const service: Service = { name: 'Sample', address: 'http://localhost:1', died, stop };
  return { service, stop };
}

test('Ctrl-C stops every service, and the exit code is 0', async () => {
  const [first, second] = [sample(), sample()];
  const starting = [Promise.resolve(first.service), Promise.resolve(second.service)];
  const code = await runServices(starting, () => process.emit('SIGINT'));
  expect(code).toBe(0);
  expect(first.stop).toHaveBeenCalledOnce();
  expect(second.stop).toHaveBeenCalledOnce();
});

test('if a service ends, the others are stopped, one line is printed, and the exit code is 1', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const [first, second] = [sample(Promise.resolve('Sample ended')), sample()];
  expect(await runServices([Promise.resolve(first.service), Promise.resolve(second.service)], () => {})).toBe(1);
  expect(second.stop).toHaveBeenCalledOnce();
  expect(error.mock.calls).toEqual([['Sample ended. Everything else has been stopped.']]);
  error.mockRestore();
});

test('if a service fails to start, all services that have started are stopped, and the error is rethrown', async () => {
  const first = sample();
  const ready = vi.fn();
  await expect(
    runServices([Promise.resolve(first.service), Promise.reject(new Error('no port'))], ready),
  ).rejects.toThrow('no port');
  expect(first.stop).toHaveBeenCalledOnce();
  expect(ready).not.toHaveBeenCalled();
});
