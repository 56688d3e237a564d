import { stylesheetTexts } from '../styles/stylesheet-texts.ts';
import { editionPlaces, places, renderPage } from './render-page.tsx';
import { renderStandalonePage } from './render-standalone-page.tsx';

/** All that writing the pages to files needs; a build bundles it and runs it once. */
export const renderer = { places, editionPlaces, renderPage, renderStandalonePage, stylesheetTexts };
