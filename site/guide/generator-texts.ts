/** Words of the generator. It is part of the guide, which is English. */
export const generatorTexts = {
  lead: 'Turn the knobs: snippet, policy and preview follow.',
  release: {
    legend: 'Release',
    pinned: 'Exact, checked by its hashes (recommended)',
    moving: 'Always the current one',
  },
  fallback: { en: 'Sign up or sign in', hi: 'साइन अप या साइन इन करें' },
  unset: 'default',
  more: 'All other attributes, and files on your own host',
  folder: 'folder of the files',
  policy: 'Content-Security-Policy (a page of its own files and the card)',
  preview: 'The card',
  previewNote: 'For looks alone: it takes no input here.',
  loading: 'It appears when you turn a knob.',
  noPreview: 'This browser is too old to show the card here without letting you type into it.',
  refused: 'Please mend this before you copy:',
  failed: 'A part of the generator could not be loaded. Please reload the page.',
  noScript: 'The knobs need scripts. Without them the lines above are those of the recommended snippet.',
} as const;
