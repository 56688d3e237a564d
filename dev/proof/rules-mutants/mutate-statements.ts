import { type Mutator, replaced } from './mutant.ts';

const wider: Readonly<Record<string, string>> = {
  get: 'read',
  list: 'read',
  create: 'write',
  update: 'write',
  delete: 'write',
};

/** What is opened to more: methods, documents below, collections beside. */
export const mutateStatements: Mutator = (node) => {
  if (node.kind === 'allow') {
    return node.word.split(', ').map((method) => ({
      kind: 'more methods',
      start: node.start,
      end: node.start + 'allow '.length + node.word.length,
      text: `allow ${node.word.replace(method, wider[method] ?? method)}`,
    }));
  }
  const segments = node.kind === 'match' ? node.parts.filter(({ kind }) => kind === 'segment') : [];
  // The way to all documents is the same for every database.
  if (segments.length !== 2) return [];
  return segments.map((segment) =>
    segment.word.startsWith('{')
      ? replaced('documents below', segment, segment.word.replace('}', '=**}'))
      : replaced('other collections', segment, '{collection}'),
  );
};
