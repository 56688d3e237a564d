import { brand } from '../brand.ts';

/** The logo: a stitched ledger, and the name. */
export function BrandMark() {
  return (
    <>
      <svg className="brand-mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
        <rect x="2" y="2" width="20" height="20" rx="2.5" fill="currentColor" stroke="none" />
        <path d="M7 4v16" strokeWidth="1.4" strokeDasharray="1.6 1.9" />
        <path d="M10.5 8.5h7.5M10.5 12h7.5M10.5 15.5h4.5" strokeWidth="1.6" />
      </svg>
      <span>{brand.name}</span>
    </>
  );
}
