import type { Catalogue } from '../catalogue.ts';

/** Words around published editions of the privacy notice and the terms. */
export const editionTexts: Catalogue['editions'] = {
  link: '{date} का वर्शन, जैसा वह प्रकाशित हुआ था',
  note: 'ये वही शब्द हैं जो प्रकाशित हुए थे। ये बदले नहीं जाते।',
  /** On /account, beside what was recorded of a consent. */
  shown: 'वे शब्द, जैसे वे प्रकाशित हुए थे',
  today: 'आज क्या लागू है',
};
