import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sampleDomain } from '../docs/attribute-docs.ts';

/**
 * The card's sources with the owner's domain in the place of the example's: what a live card takes for a default, or
 * tells an integrator to write, is never a domain of somebody else's. Read here, so that source maps have it as well.
 */
export const ownDomain = (domain: string): Plugin => ({
  name: 'own-domain',
  load(id) {
    if (!/\/widget\/[^?]+\.tsx?$/.test(id)) return null;
    const source = readFileSync(id, 'utf8');
    return source.includes(sampleDomain) ? source.replaceAll(sampleDomain, domain) : null;
  },
});
