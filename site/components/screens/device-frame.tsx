import type { ReactNode } from 'react';
import { useSite, useStyles } from '../../site-context.ts';
import { SampleNote } from '../text-parts.tsx';

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

/** In the bar of a screen: what it shows, and that its figures are samples. */
export const AppTitle = ({ title }: { readonly title: string }) => (
  <>
    <b>{title}</b> <SampleNote />
  </>
);

const areas = ['dashboard', 'invoicing', 'parties', 'reports'] as const;

/** The areas of the app below a screen, and in which of them it is. */
export function AppAreas({ current }: { readonly current: (typeof areas)[number] }) {
  const { why } = useSite().text;
  return (
    <ul className="app-tabs">
      {areas.map((area) => (
        <li key={area} className={area === current ? 'app-current' : undefined}>
          {why.areas[area]}
        </li>
      ))}
    </ul>
  );
}
