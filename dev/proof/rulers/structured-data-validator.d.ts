declare module '@adobe/structured-data-validator' {
  type Issue = {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly rootType: string;
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
  };
  class Validator {
    validate(extracted: { jsonld: object; microdata: object; rdfa: object }): Promise<readonly Issue[]>;
  }

  // biome-ignore lint/style/noDefaultExport: the package has no other
  export { Validator as default };
}
