// short because it is one context: links deep in the guide's text must know on which page they stand.
import { createContext } from 'react';

/** Where a link to an anchor of the guide leads from the page that shows it: the guide stands on two. */
export const GuidePlace = createContext<(anchor: string) => string>((anchor) => `#${anchor}`);
