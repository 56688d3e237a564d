/** The words of a text, each a type of its own: a long list that fits a line or two. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;
