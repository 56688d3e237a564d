import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
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
  const { text } = useSite();
  return (
    <div className={`device device-${device}`} role="img" aria-label={`${text.samples.sample}: ${label}`}>
      {device === 'web' && (
        <p className="device-address" translate="no">
          {brand.domain}
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

const areas = {
  rail: ['dashboard', 'invoicing', 'purchases', 'payments', 'parties', 'outstanding', 'reports'],
  tabs: ['dashboard', 'invoicing', 'parties', 'reports'],
} as const;

type AppAreasProps = { readonly as: keyof typeof areas; readonly current: (typeof areas)['tabs'][number] };

/** The areas of the app beside or below a screen, and in which of them it is. */
export function AppAreas({ as, current }: AppAreasProps) {
  const { why } = useSite().text;
  return (
    <ul className={`app-${as}`}>
      {areas[as].map((area) => (
        <li key={area} className={area === current ? 'app-current' : undefined}>
          {why.areas[area]}
        </li>
      ))}
    </ul>
  );
}
