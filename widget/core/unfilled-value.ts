/** Forms of a value that nobody has filled in. */
const unfilledForms: readonly RegExp[] = [
  // A missing value, as JavaScript writes it: alone, in a name ("Asha undefined") or in an address. A person or company
  // whose whole name is "null" in small letters is far rarer than such a page, and can type it.
  /(^|[\s/])(undefined|null|NaN)($|[\s/?#])/,
  /\[object \w+\]/,
  // A template that has not run: Vue and Handlebars, Django and Liquid; JavaScript and JSP; ERB and PHP.
  /\{\{|\{%/,
  /[$#]\{/,
  /<[%?]/,
];

/** Returns true for the value of an attribute that a script or a template has left unfilled. */
export const isUnfilledValue = (value: string): boolean => unfilledForms.some((form) => form.test(value));
