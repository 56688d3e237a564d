// short because it only says what doiuse's own types, which its package.json does not lead to, say of what is used here.
declare module 'doiuse/lib/DoIUse.js' {
  import type { AcceptedPlugin, Node } from 'postcss';

  type Usage = {
    readonly feature: string;
    readonly featureData?: { readonly missing?: string; readonly partial?: string };
    readonly usage: Node;
  };
  const DoIUse: new (options: {
    readonly browsers: readonly string[];
    readonly onFeatureUsage: (usage: Usage) => void;
  }) => AcceptedPlugin;
  // biome-ignore lint/style/noDefaultExport: the library's own
  export default DoIUse;
}
