import stylesheet from '../styles/site.css?inline';
import { places, renderPage } from './render-page.tsx';

/** All that writing the pages to files needs; a build bundles it and runs it once. */
export const renderer = { places, renderPage, stylesheet };
