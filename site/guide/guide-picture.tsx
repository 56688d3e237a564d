import { useStyles } from '../styles/use-styles.ts';

const attribute = /\b(src|alt|width|height)="([^"]*)"/g;

/**
 * A picture of the guide, written as README shows it: its file lies in the site's public folder. Its room is kept from
 * the first paint on. Throws where one of its four attributes is missing.
 */
export function GuidePicture({ html }: { readonly html: string }) {
  useStyles('guide-picture');
  const found = Object.fromEntries(Array.from(html.matchAll(attribute), ([, name = '', value]) => [name, value]));
  const { src, alt, width, height } = found;
  if (!src || !alt || !width || !height) throw new Error(`A picture of the guide lacks an attribute: ${html}`);
  return (
    <img
      className="guide-picture"
      src={src.replace(/^.*\/public(?=\/)/, '')}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
