import { useEffect } from 'react';
import { copyMarks } from '../../../content/facts/statutory-words.ts';
import { Button } from '../../browser/message-box.tsx';
import { type Bill, isInvoice } from '../tax/bill.ts';
import type { BillDraft } from '../tax/bill-draft.ts';
import { abroad, type StateCode } from '../tax/gstin.ts';
import { fieldOf, type MissingPart, missingParts } from '../tax/judge-bill.ts';
import { isAbroad } from '../tax/read-bill.ts';
import type { Issue } from '../tax/read-line.ts';
import { isSample } from '../tax/sample-marks.ts';
import { type BillText, isPlaceApart, issueText, placeText, taxNumber, useBill } from './bill-context.ts';
import { goToField } from './field.tsx';
import { PaperLines } from './paper-lines.tsx';

/** The printed bill (A4, A5, 80 mm roll): what Rules 46 and 49 ask. A sample, or a refused field, prints a sentence. */
export function BillPaper() {
  const { bill, draft, issues, text } = useBill();
  const [issue] = issues;
  const refusal = refusalOf(draft, issue, text);
  usePrintedTitle(refusal ?? paperName(bill, text), Number(draft.head.paper));
  const marks = (!refusal && isInvoice(bill.kind) && copyMarks[draft.head.copies]) || [''];
  return marks.map((mark) => (
    <section key={mark} className="bill-paper" aria-hidden="true">
      {refusal ? <h2>{refusal}</h2> : <PaperHead mark={mark} />}
      {!refusal && <PaperLines />}
    </section>
  ));
}

/** Says why there is no paper; null if there is one. */
function refusalOf(draft: BillDraft, issue: Issue | undefined, text: BillText): string | null {
  if (isSample(draft)) return text.notPrinted(text.isSample);
  return issue ? text.notPrinted(issueText(issue, draft, text)) : null;
}

/** Names the file of a bill, printed or shared. */
export const paperName = ({ kind, number, seller }: Bill, text: BillText): string =>
  [text.kinds[kind], number, seller.name].filter(Boolean).join(' ').replace(/\//g, '-');

/** Prints the bill alone, under this title (a PDF's name), on a roll of so many mm if not 0. */
function usePrintedTitle(printed: string, roll: number): void {
  useEffect(() => {
    const title = document.title;
    let restore = (): void => undefined;
    const onPrint = ({ type }: Event) => {
      const isBefore = type === 'beforeprint';
      document.title = isBefore ? printed : title;
      restore();
      restore = isBefore && roll > 0 ? fitRoll(roll) : () => undefined;
    };
    const moments = ['beforeprint', 'afterprint'];
    document.documentElement.dataset.prints = 'bill';
    for (const moment of moments) addEventListener(moment, onPrint);
    return () => {
      for (const moment of moments) removeEventListener(moment, onPrint);
    };
  }, [printed, roll]);
}

/** Millimetres in a CSS pixel, and what `bill-paper.css` leaves white on a roll, in millimetres. */
const mm = 25.4 / 96;
const margin = { side: 4, end: 3 };

/** Prints on a roll of this width (mm), one page as long as the bill: CSS cannot say that. Returns the undo. */
function fitRoll(width: number): () => void {
  const narrow = Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /\d0mm/.test(rule.media.mediaText));
  const before = narrow.map(({ media }) => media.mediaText);
  const setMedia = (text: string) => {
    for (const { media } of narrow) media.mediaText = text;
  };
  const paper = document.querySelector<HTMLElement>('.bill-paper');
  const sheet = narrow[0]?.parentStyleSheet;
  if (!paper || !sheet) return () => undefined;
  setMedia('all');
  paper.style.cssText = `display:block;position:fixed;width:calc(${width - 2 * margin.side}mm - 2px)`;
  const height = Math.ceil(paper.getBoundingClientRect().height * mm) + 2 * margin.end + 1;
  paper.removeAttribute('style');
  setMedia('print');
  const at = sheet.insertRule(`@page { size: ${width}mm ${height}mm }`, sheet.cssRules.length);
  return () => {
    sheet.deleteRule(at);
    for (const [index, { media }] of narrow.entries()) media.mediaText = before[index] ?? '';
  };
}

/** Names the missing parts; each name leads to its field. A sample has none of its own. */
export function MissingParts() {
  const { bill, draft, text } = useBill();
  const missing = missingParts(bill);
  if (missing.length === 0 || isSample(draft)) return null;
  const go = (part: MissingPart) => goToField(document.getElementById(`bill-${fieldOf(part, bill, draft.items)}`));
  return (
    <p className="note">
      {text.fillIn}
      {missing.map((part, index) => [
        index > 0 ? ', ' : ' ',
        <Button key={part} className="bill-quiet" label={text.missing[part]} onClick={() => go(part)} />,
      ])}
    </p>
  );
}

/** The first page's head: the shop, what the paper is, what the law has it say, a copy's mark, the customer. */
function PaperHead({ mark }: { readonly mark: string }) {
  const { bill, text } = useBill();
  const { kind, treatment, seller, buyer, placeOfSupply } = bill;
  const missing = missingParts(bill);
  const delivery = buyer.delivery && `${text.delivery}: ${buyer.delivery}`;
  const buyerRows = addressRows(buyer, buyer.country || stateText(buyerState(bill), text), text);
  return (
    <>
      <header>
        <h2>{text.kinds[kind]}</h2>
        {mark && <p className="paper-mark">{mark}</p>}
        <h3>{seller.name || text.seller}</h3>
        <Address rows={addressRows(seller, stateText(seller.state, text), text)} />
      </header>
      {missing.length > 0 && (
        <p className="paper-incomplete">
          {text.fillIn} {missing.map((part) => text.missing[part]).join(', ')}
        </p>
      )}
      {/* Rule 5(1)(f) has a composition dealer say so "at the top". */}
      {treatment !== 'domestic' && <p className="paper-law">{text.treatments[treatment]}</p>}
      {/* Who pays at the counter may stay unnamed. */}
      {(buyer.name !== '' || buyerRows.length > 0 || delivery) && (
        <div className="paper-buyer">
          <p>
            {text.buyer}: <b>{buyer.name}</b>
          </p>
          <Address rows={buyerRows} />
          {delivery && <Address rows={[delivery]} />}
          {isPlaceApart(bill) && placeOfSupply !== null && (
            <Address rows={[`${text.placeOfSupply}: ${placeText(placeOfSupply, text)}`]} />
          )}
        </div>
      )}
    </>
  );
}

/** Returns the state of a named buyer in India. Without a chosen one the form says "same as the shop". */
function buyerState({ seller, buyer, placeOfSupply }: Bill): StateCode | null {
  const isNamed = buyer.name !== '' || buyer.address !== '';
  const isIndian = placeOfSupply !== abroad && !isAbroad(buyer) && buyer.askedCountry === null;
  return buyer.state ?? (isNamed && isIndian ? seller.state : null);
}

const stateText = (state: StateCode | null, text: BillText): string => (state === null ? '' : placeText(state, text));

/** Rule 46(a), (d), (e): address, GSTIN, and the state with its code, or the country of an address abroad. */
const addressRows = (
  party: Bill['seller'] | Bill['buyer'],
  stateOrCountry: string,
  text: BillText,
): readonly string[] =>
  [party.address, party.phone && `${text.fields.sellerPhone} ${party.phone}`, taxNumber(party), stateOrCountry].filter(
    Boolean,
  );

const Address = ({ rows }: { readonly rows: readonly string[] }) => (
  <p className="paper-address">{rows.map((row) => [<span key={row}>{row}</span>, ' '])}</p>
);
