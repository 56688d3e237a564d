import type { Catalogue } from '../catalogue.ts';

/** The page for unknown paths. */
export const notFound: Catalogue['notFound'] = {
  heading: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। पता लिखने में गलती हो सकती है, या पेज कहीं और चला गया है।',
  home: 'होम पेज पर जाएं',
};
