import type { Plugin } from 'vite';

/** Firestore holds BigInt literals, a syntax error in Safari 13; the call is the same number. */
export const bigIntLiterals: Plugin = {
  name: 'bigint-literals',
  transform(code, id) {
    if (!id.includes('@firebase/firestore')) return null;
    return { code: code.replace(/\b(\d+)n\b/g, 'BigInt($1)'), map: null };
  },
};
