import { type Words, writtenCode } from '../reading/written-text.ts';

/** Unit codes of GST returns (the portal's list, read on 24 November 2026) but FTS: a return names feet OTH. */
const codes =
  'NOS PCS KGS GMS QTL TON LTR MLT MTR CMS FTS YDS SQF SQM CBM BOX CTN BAG PAC BDL BTL CAN ROL SET PRS DOZ TBS UNT OTH';
export type Unit = Words<typeof codes>;
export const units = codes.split(' ') as readonly Unit[];

/** Each unit and its words, without the plural s. */
const unitWords = `NOS no number नग,PCS pc piece पीस,KGS kg kilo किग्रा किलो,GMS gm g gram ग्राम,QTL qtl quintal क्विंटल,
TON ton tonne टन,LTR ltr lt l litre liter लीटर,MLT mlt ml मिली,MTR mtr m metre meter मीटर,CMS cm सेमी,
FTS ft feet foot फ़ुट फुट,YDS yd yard गज,SQF sqf sqft वर्गफ़ुट वर्गफुट,SQM sqm वर्गमीटर,CBM cbm cum घनमीटर,BOX box boxe डिब्बा,
CTN ctn carton पेटी,BAG bag बोरी,PAC pac pkt pack packet पैकेट,BDL bdl bundle बंडल,BTL btl bottle बोतल,CAN can कैन,
ROL rol roll रोल,SET set सेट,PRS pr pair जोड़ी,DOZ doz dozen दर्जन,TBS tb tab tablet गोली,UNT unt unit यूनिट`
  .split(',')
  .map((words) => words.trim().split(/\s/));

export const unitOf = (word: string): string | undefined => {
  const one = word.toLowerCase().replace(/[\s.]/g, '').replace(/s$/, '');
  return unitWords.find((words) => words.includes(one))?.[0];
};

/** Splits `2 kg` or `२ किलो`; `unit` is undefined if the word names none, null without a word. */
export function readMeasure(text: string): { readonly quantity: string; readonly unit: string | undefined | null } {
  const [, quantity = text, word] = /^([\d.,]+)\s*([^\d.,].*)$/.exec(writtenCode(text)) ?? [];
  return { quantity, unit: word === undefined ? null : unitOf(word) };
}
