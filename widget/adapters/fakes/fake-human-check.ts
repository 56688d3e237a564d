import type { HumanCheck, HumanCheckAppearance } from '../../core/ports.ts';

/** A human check on the page. Once it has been removed, its events have no effect. */
export type FakeMountedCheck = {
  readonly looks: HumanCheckAppearance;
  readonly removed: boolean;
  show(): void;
  /** Shows the check if it is hidden, and solves it. */
  solve(): void;
  expire(): void;
  fail(error?: unknown): void;
};

export type FakeHumanCheck = HumanCheck & {
  /** Every human check that was mounted so far. */
  readonly checks: readonly FakeMountedCheck[];
  /** The human check that was mounted last. */
  readonly latest: FakeMountedCheck;
};

export type FakeHumanCheckOptions = {
  /** Puts a visible check on the page. Returns a function that removes the check. */
  readonly draw?: (looks: HumanCheckAppearance, check: FakeMountedCheck) => () => void;
  readonly record?: (entry: string) => void;
};

/** Creates a fake `HumanCheck` port, whose checks a test controls. */
export function createFakeHumanCheck({ draw, record }: FakeHumanCheckOptions = {}): FakeHumanCheck {
  const checks: FakeMountedCheck[] = [];
  return {
    checks,
    get latest() {
      const check = checks.at(-1);
      if (check === undefined) throw new Error('No human check has been mounted');
      return check;
    },
    mount(looks, events) {
      record?.('humanCheck.mount');
      let removed = false;
      let shown = false;
      const unlessRemoved = (report: () => void) => (): void => {
        if (!removed) report();
      };
      const show = unlessRemoved(() => {
        shown = true;
        events.shown();
      });
      const check: FakeMountedCheck = {
        looks,
        get removed() {
          return removed;
        },
        show,
        solve: unlessRemoved(() => {
          if (!shown) show();
          events.solved();
        }),
        expire: unlessRemoved(events.expired),
        fail: (error = new Error('blocked')) => unlessRemoved(() => events.failed(error))(),
      };
      checks.push(check);
      const erase = draw?.(looks, check);
      return () => {
        removed = true;
        erase?.();
      };
    },
  };
}
