import { cleanText, normalizeCode } from '../../reading/clean-text.ts';

/**
 * Words for each unit, in the order of the form's list. Codes in capitals are from the list for GST returns: sheet
 * "master" of GSTR1_Excel_Workbook_Template_V2.2 (GST offline tool, with the rates of 22 September 2025). Two public
 * copies of this workbook were identical on 27 November 2026. Units in lower case are not in that list; GST returns
 * call them OTH. The words bal, bun and tub are left out, because people use them for other things.
 */
const unitWords = {
  NOS: ['no', 'nos', 'number', 'nag', 'adad', 'नग', 'अदद', 'संख्या'],
  PCS: ['pc', 'pcs', 'piece', 'pis', 'पीस', 'पीसेस'],
  KGS: ['kg', 'kgs', 'kilo', 'kilogram', 'kilogramme', 'किलो', 'किग्रा', 'किलोग्राम'],
  GMS: ['g', 'gm', 'gms', 'gram', 'gramme', 'ग्राम'],
  QTL: ['qtl', 'quintal', 'kuntal', 'क्विंटल', 'कुंतल'],
  TON: ['ton', 'tonne', 'टन'],
  LTR: ['l', 'lt', 'ltr', 'litre', 'liter', 'लीटर', 'लिटर'],
  MLT: ['ml', 'mlt', 'millilitre', 'milliliter', 'मिली', 'मिलीलीटर'],
  MTR: ['m', 'mtr', 'metre', 'meter', 'मीटर'],
  BOX: ['box', 'boxe', 'dabba', 'dabbe', 'डिब्बा', 'डिब्बे', 'बॉक्स'],
  PAC: ['pac', 'pack', 'packet', 'pkt', 'पैक', 'पैकेट'],
  BAG: ['bag', 'bori', 'boriyan', 'बोरी', 'बोरियां', 'बैग'],
  CTN: ['ctn', 'carton', 'peti', 'petiyan', 'पेटी', 'पेटियां', 'कार्टन'],
  DOZ: ['doz', 'dz', 'dzn', 'dozen', 'darjan', 'दर्जन'],
  PRS: ['pr', 'prs', 'pair', 'jodi', 'jodiyan', 'joda', 'जोड़ी', 'जोड़ियां', 'जोड़ा'],
  SET: ['set', 'सेट'],
  BTL: ['btl', 'bottle', 'botal', 'बोतल', 'बोतलें'],
  BDL: ['bdl', 'bundle', 'बंडल'],
  ROL: ['rol', 'roll', 'रोल'],
  CAN: ['can', 'कैन'],
  DRM: ['drm', 'drum', 'ड्रम'],
  TBS: ['tb', 'tbs', 'tab', 'tablet', 'goli', 'goliyan', 'गोली', 'गोलियां', 'टैबलेट'],
  hour: ['hour', 'hr', 'ghanta', 'ghante', 'घंटा', 'घंटे', 'घण्टा', 'घण्टे'],
  day: ['day', 'din', 'दिन'],
  month: ['month', 'mahina', 'mahine', 'maheena', 'maheene', 'महीना', 'महीने', 'माह'],
  job: ['job', 'kaam', 'काम', 'जॉब'],
  trip: ['trip', 'chakkar', 'phera', 'phere', 'ट्रिप', 'चक्कर', 'फेरा', 'फेरे'],
  night: ['night', 'raat', 'raatein', 'रात', 'रातें'],
  foot: ['ft', 'fts', 'foot', 'feet', 'fut', 'फ़ुट', 'फुट'],
  CMS: ['cm', 'cms', 'centimetre', 'centimeter', 'सेमी', 'सेंटीमीटर'],
  YDS: ['yd', 'yds', 'yard', 'गज'],
  KME: ['km', 'kme', 'kilometre', 'kilometer', 'किमी', 'किलोमीटर'],
  SQF: ['sqf', 'sqft', 'sft', 'sq foot', 'sq feet', 'square foot', 'square feet', 'ft2', 'ft²', 'वर्ग फ़ुट', 'वर्ग फुट'],
  SQM: ['sqm', 'sq mt', 'sq mtr', 'sq metre', 'sq meter', 'square metre', 'square meter', 'm2', 'm²', 'वर्ग मीटर'],
  SQY: ['sqy', 'sq yd', 'sq yard', 'square yard', 'वर्ग गज'],
  CBM: ['cbm', 'cum', 'cu m', 'cubic metre', 'cubic meter', 'm3', 'm³', 'घन मीटर'],
  CCM: ['cc', 'ccm', 'cubic centimetre', 'cubic centimeter', 'घन सेमी'],
  KLR: ['kl', 'klr', 'kilolitre', 'kiloliter', 'किलोलीटर'],
  MTS: ['metric ton', 'metric tonne', 'मीट्रिक टन'],
  THD: ['thd', 'thousand', 'hazar', 'hazaar', 'hajar', 'हज़ार', 'हजार'],
  GRS: ['grs', 'gross', 'ग्रोस'],
  UNT: ['unt', 'unit', 'यूनिट'],
  BAL: ['bale', 'ganth', 'gaanth', 'गांठ', 'गाँठ', 'गांठें'],
  BKL: ['bkl', 'buckle', 'बकल'],
  BUN: ['bunch', 'bunche', 'guchha', 'guchhe', 'गुच्छा', 'गुच्छे'],
  TUB: ['tube', 'ट्यूब'],
  BOU: ['bou', 'billion of units', 'billions of units', 'अरब यूनिट'],
  GGK: ['ggk', 'great gross', 'ग्रेट ग्रोस'],
  GYD: ['gyd', 'gross yard', 'ग्रोस गज'],
  TGM: ['tgm', 'ten gross', 'दस ग्रोस'],
  UGS: ['ugs', 'us gallon', 'US गैलन'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ListedUnit = keyof typeof unitWords;
export const listedUnits = Object.keys(unitWords) as readonly ListedUnit[];
export const isListedUnit = (text: string): text is ListedUnit => listedUnits.some((unit) => unit === text);

/** Words with two meanings: cloth shops write mt for metres, other traders write mt for tonnes. */
const unclearWords: Readonly<Record<string, readonly ListedUnit[]>> = { mt: ['MTR', 'TON'] };

/** Returns the word in lower case, without spaces, dots, hyphens and the plural s. */
function plainWord(word: string): string {
  const letters = word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.-]/g, '');
  return letters.replace(/(?:\(s\)|s)$/, '') || letters;
}

const unitsByWord = new Map<string, ListedUnit>();
for (const unit of listedUnits) for (const word of unitWords[unit]) unitsByWord.set(plainWord(word), unit);

/** Returns the units that an ambiguous word may mean; none for any other word. */
export const findPossibleUnits = (written: string): readonly ListedUnit[] =>
  isListedUnit(written) ? [] : (unclearWords[plainWord(written)] ?? []);

/** Returns the code of a typed or pasted unit. Returns the text itself if the list lacks the unit. */
export function readUnit(typed: string): string {
  const written = cleanText(typed).replace(/\s+/g, ' ');
  // Accounting software exports a code with its name, such as KGS-KILOGRAMS.
  const [, code = ''] = /^([A-Z]{3})-[A-Z ]+$/.exec(written) ?? [];
  if (code === 'OTH' || written === 'OTH') return '';
  if (isListedUnit(code)) return code;
  // Returns a word such as BUN in lower case, so that it is not taken for the GST code of bunches.
  return unitsByWord.get(plainWord(written)) ?? (isListedUnit(written) ? written.toLowerCase() : written);
}

/** Matches digits, punctuation and signs such as `₹`, `½` or `×`. No unit begins with them. */
const sign = /^[\s!-@[-`{-~\u00a1-\u00bf\u00d7\u00f7\u2000-\u2bff]/;

/** Returns true if a word may be a unit that the list lacks, unlike `-10` in `12-10` or `x 5` in `2 x 5`. */
const isUnitWord = (word: string): boolean => word !== '' && !sign.test(word) && !/\d/.test(word);

/** Splits a text such as `2 kg` or `२ किलो` into number and unit. The unit is null if the text contains no unit. */
export function readQuantityAndUnit(text: string): { readonly quantity: string; readonly unit: string | null } {
  const written = normalizeCode(text);
  const [, quantity = '', word = ''] = /^([\d.,]+)\s*([^\d.,].*)$/.exec(written) ?? [];
  const isRead = unitsByWord.has(plainWord(word)) || isUnitWord(word);
  return isRead ? { quantity, unit: readUnit(word) } : { quantity: text, unit: null };
}
