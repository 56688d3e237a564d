/** The texts around published editions of the privacy notice and the terms. */
export const editionTexts = {
  link: 'Edition of {date}, as it was published',
  note: 'This is the text as it was published. It stays as it is.',
  /** The link on /account to the text that a recorded consent belongs to. */
  shown: 'Those words, as they were published',
  today: 'What holds today',
};
