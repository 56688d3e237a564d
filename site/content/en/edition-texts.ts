/** Words around published editions of the privacy notice and the terms. */
export const editionTexts = {
  link: 'Edition of {date}, as it was published',
  note: 'This is the text as it was published. It stays as it is.',
  /** On /account, beside what was recorded of a consent. */
  shown: 'Those words, as they were published',
  today: 'What holds today',
};
