// short because it is one formula in one place.
import { createHash } from 'node:crypto';

/** A file's hash as the attribute `integrity` takes it (W3C Subresource Integrity). */
export const sriHash = (content: Buffer | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
