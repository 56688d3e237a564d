import type { Address } from '../addresses.ts';
import { useSite } from '../site-context.ts';

/** A page that has its heading and first sentence. */
export function HeadingPage({ address }: { address: Address }) {
  const { text } = useSite();
  return (
    <section className="section">
      <h1>{text.meta[address].heading}</h1>
      <p className="lead">{text.meta[address].description}</p>
    </section>
  );
}
