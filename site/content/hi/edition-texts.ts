import type { Catalogue } from '../catalogue.ts';

export const editionTexts: Catalogue['editions'] = {
  link: '{date} का वर्शन, जैसा वह प्रकाशित हुआ था',
  note: 'ये वही शब्द हैं जो प्रकाशित हुए थे। ये बदले नहीं जाते।',
  /** The label on /account for the links to the notice and the terms to which the visitor agreed. */
  shown: 'वे शब्द, जैसे वे प्रकाशित हुए थे',
  today: 'आज क्या लागू है',
};
