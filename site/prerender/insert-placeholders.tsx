import { Fragment, type ReactNode } from 'react';

/**
 * Turns each name in braces into an element that the script fills. The element of `{other}` contains `other` at first.
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
