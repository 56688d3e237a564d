/** Whose work a package is, and where that was read. */
export type SuppliedCopyright = { readonly lines: readonly string[]; readonly source: string };

/** For packages whose published files name nobody; whatever else does not, stops the build. */
export const suppliedCopyrights: Readonly<Record<string, SuppliedCopyright>> = {
  '@r2wc/core': {
    lines: ['Copyright (c) 2022 Bitovi'],
    source: 'https://github.com/bitovi/react-to-web-component/blob/main/LICENSE',
  },
};
