/** The texts around published editions of the privacy notice and the terms. */
export const editionTexts = {
  link: 'Edition of {date}, as it was published',
  note: 'This is the text as it was published. It stays as it is.',
  /** The label on /account for the links to the notice and the terms to which the visitor agreed. */
  shown: 'Those words, as they were published',
  today: 'What holds today',
};
