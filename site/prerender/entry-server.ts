import { stylesheetTexts } from '../styles/stylesheet-texts.ts';
import { places, renderPage } from './render-page.tsx';
import { renderSessionPage } from './render-session-page.tsx';

/** All that writing the pages to files needs; a build bundles it and runs it once. */
export const renderer = { places, renderPage, renderSessionPage, stylesheetTexts };
