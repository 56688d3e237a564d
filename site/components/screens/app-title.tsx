import { SampleNote } from '../sample-note.tsx';

/** In the bar of a screen: what it shows, and that its figures are samples. */
export const AppTitle = ({ title }: { readonly title: string }) => (
  <>
    <b>{title}</b> <SampleNote />
  </>
);
