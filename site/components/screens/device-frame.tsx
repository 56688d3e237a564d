import type { ReactNode } from 'react';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

export type Device = 'phone' | 'desktop' | 'web';

type DeviceFrameProps = {
  readonly device: Device;
  /** In the bar at the top of the screen. */
  readonly title: ReactNode;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  /** What stands on the screen. */
  readonly children: ReactNode;
};

/** A screen as it looks in its device: one picture, with nothing in it to press. */
export function DeviceFrame({ device, title, label, children }: DeviceFrameProps) {
  useStyles('devices');
  const { text, env } = useSite();
  return (
    <div className={`device device-${device}`} role="img" aria-label={`${text.samples.sample}: ${label}`}>
      {device === 'web' && (
        <p className="device-address" translate="no">
          {new URL(env.appUrl).host}
        </p>
      )}
      <p className="cloth device-bar">{title}</p>
      {children}
    </div>
  );
}
