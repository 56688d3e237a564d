import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sampleDomain } from '../docs/attribute-docs.ts';

/** Replaces the example domain in the card's sources and source maps with the owner's domain. */
export const ownerDomainPlugin = (domain: string): Plugin => ({
  name: 'owner-domain',
  load(id) {
    if (!/\/widget\/[^?]+\.tsx?$/.test(id)) return null;
    const source = readFileSync(id, 'utf8');
    return source.includes(sampleDomain) ? source.replaceAll(sampleDomain, domain) : null;
  },
});
