import { stylesheetTexts } from '../styles/stylesheet-texts.ts';
import { editionPlaces, places, renderPage } from './render-page.tsx';
import { renderStandalonePage } from './render-standalone-page.tsx';

/** Everything that writes the pages to files; a build bundles it and runs it once. */
export const renderer = { places, editionPlaces, renderPage, renderStandalonePage, stylesheetTexts };
