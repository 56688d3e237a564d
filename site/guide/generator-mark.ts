// short because the guide is filled in by the build, and shown by the renderer, which is a bundle of its own.

/** Where the generator stands among the chapters of the guide. */
export const generatorMark = '<!-- generator -->';
