/** Digits of any Indian script in Latin ones: `५ नवंबर २०२६` -> `5 नवंबर 2026`. */
export const latinDigits = (text: string): string =>
  // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: ten digits from each of these on.
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 0x966) % 0x80));
