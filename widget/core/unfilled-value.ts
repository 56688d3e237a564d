/** Patterns of a value that nobody has filled in. */
const unfilledForms: readonly RegExp[] = [
  // Matches a missing value as JavaScript prints it: alone, in a name ("Asha undefined") or in an address. A visitor
  // who is really called "null" can type this name into the field.
  /(^|[\s/])(undefined|null|NaN)($|[\s/?#])/,
  /\[object \w+\]/,
  // Matches templates that have not run: Vue and Handlebars, Django and Liquid; JavaScript and JSP; ERB and PHP.
  /\{\{|\{%/,
  /[$#]\{/,
  /<[%?]/,
];

/** Returns true for the value of an attribute that a script or a template has left unfilled. */
export const isUnfilledValue = (value: string): boolean => unfilledForms.some((form) => form.test(value));
