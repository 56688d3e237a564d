import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { useSite, useStyles } from '../site-context.ts';
import { SampleNote } from '../text-parts.tsx';

export type Device = 'phone' | 'desktop' | 'web';

type DeviceFrameProps = {
  readonly device: Device;
  /** The bar at the top of the screen. */
  readonly title: ReactNode;
  /** The text alternative of the picture. */
  readonly label: string;
  /** What stands on the screen. */
  readonly children: ReactNode;
};

/** A screen in its device: one picture without controls. */
export function DeviceFrame({ device, title, label, children }: DeviceFrameProps) {
  useStyles('devices');
  const { text, env } = useSite();
  return (
    <div className={`device device-${device}`} role="img" aria-label={`${text.samples.sample}: ${label}`}>
      {device === 'web' && (
        <p className="device-address" translate="no">
          {env.isDemo ? brand.domain : new URL(env.appUrl).host}
        </p>
      )}
      <p className="cloth device-bar">{title}</p>
      {children}
    </div>
  );
}

/** The bar of a screen: its title, and that the figures are samples. */
export const AppTitle = ({ title }: { readonly title: string }) => (
  <>
    <b>{title}</b> <SampleNote />
  </>
);

const areas = ['dashboard', 'invoicing', 'parties', 'reports'] as const;

/** The app's areas below a screen; marks the current one. */
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
