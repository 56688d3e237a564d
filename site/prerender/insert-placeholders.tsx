import { Fragment, type ReactNode } from 'react';

/**
 * Replaces each name in braces by an element whose text the script sets. Until then, the element for `{other}` contains
 * the argument `other`.
 */
export function insertPlaceholders(text: string, other = ''): ReactNode {
  if (text === '') return null;
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <b key={key} data-fill={part}>
        {part === 'other' ? other : ''}
      </b>
    );
  });
}
