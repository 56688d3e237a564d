import { useSite } from '../../site-context.ts';

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
