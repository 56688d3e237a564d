import { hi } from '../messages/hi.ts';
import { rareHi } from '../messages/rare-hi.ts';
import { prerenderedHindi } from './prerendered-hindi.ts';

/** All that a Hindi card needs beside the English one, in one file: HTML and every sentence. */
export const hindi = {
  html: prerenderedHindi,
  messages: { ...hi, ...rareHi },
  loadFailure: ['यह लोड नहीं हो सका। कृपया अपना कनेक्शन जांचें, या ', 'ऐप खोलें'],
};
