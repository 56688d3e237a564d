import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBill } from './bill-context.ts';

type HeadPartProps = { readonly name: 'seller' | 'buyer' | 'bill'; readonly children: ReactNode } & {
  readonly filled: readonly (string | undefined | false)[];
};

/** A part of the head. A phone folds it into one line until touched: items come first. */
export function HeadPart({ name, filled, children }: HeadPartProps) {
  const { text } = useBill();
  const [isOpen, setOpen] = useState(false);
  const legend = name === 'bill' ? text.kinds.bill : text[name];
  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) currentTarget.parentElement?.querySelector('input')?.focus();
  };
  return (
    <fieldset className={`bill-part bill-part-${name}`} data-open={isOpen || undefined}>
      <legend>{legend}</legend>
      <button type="button" className="bill-line" aria-expanded={isOpen} onClick={toggle}>
        <b>{legend}</b> <span>{filled.filter(Boolean).join(' · ') || text.toFill[name]}</span> <u>{text.change}</u>
      </button>
      {children}
    </fieldset>
  );
}

/** Focuses a field and unfolds what hides it. */
export function goToField(field: HTMLElement | null | undefined): void {
  field?.closest('details')?.setAttribute('open', '');
  const fold = field?.offsetParent === null && field.closest('.bill-part, .bill-item')?.querySelector('button');
  if (fold) flushSync(() => fold.click());
  field?.focus();
}
