import type { ReactNode } from 'react';
import { formatNumber, formatRupees } from '../base/format.ts';
import { sampleInvoice } from '../sample-book/sample-books.ts';
import { invoiceTotals, sumGst } from '../sample-book/sample-totals.ts';
import { useSampleInvoice } from './sample-bill.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { RubberStamp } from './text-parts.tsx';

/**
 * Shows a drawn shop or the owner's screenshot, and below it one sample bill in five steps, from the counter to the
 * monthly tax return.
 */
export function BillTimeline() {
  useStyles('paper', 'sample-note', 'bill-timeline');
  const { facts, text } = useSiteContext();
  const { heading, lead, note, appPicture } = text.billTimeline;
  const { productPicture } = facts;
  return (
    <section className="day" aria-labelledby="day-heading">
      <div className="section day-head">
        <h2 id="day-heading">{heading}</h2>
        <p className="lead">{lead}</p>
        <small className="sample-note">{note}</small>
      </div>
      {productPicture ? (
        <img className="day-picture" src={productPicture} width="1600" height="1000" alt={appPicture} loading="lazy" />
      ) : (
        <Shop />
      )}
      <DaySteps />
    </section>
  );
}

/** Renders the five steps. Each step shows a value from the bill or from the account books. */
function DaySteps() {
  const { billTimeline, samples } = useSiteContext().text;
  const { buyer } = useSampleInvoice();
  const { taxable, total, ...taxes } = invoiceTotals();
  const [firstLine] = sampleInvoice.lines;
  const values: Readonly<Record<keyof typeof billTimeline.steps, ReactNode>> = {
    pick: (
      <>
        {samples.items[firstLine.item]} <b>{formatRupees(firstLine.rate)}</b>
      </>
    ),
    sum: (
      <>
        {samples.total} <b className="day-total">{formatRupees(total)}</b>
      </>
    ),
    synced: (
      <>
        {billTimeline.due(buyer)} <b>{formatRupees(total)}</b>
      </>
    ),
    paid: <RubberStamp>{samples.paid}</RubberStamp>,
    filed: (
      <>
        {billTimeline.taxable(formatNumber(taxable))} <b>{`GST ${formatNumber(sumGst(taxes))}`}</b>
      </>
    ),
  };
  return (
    <div className="day-thread">
      <ol>
        {Object.entries(billTimeline.steps).map(([id, { time, title, text }]) => (
          <li key={id}>
            <div className="day-words">
              <small>{time}</small>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <div className="day-value" data-theme="light">
              {values[id as keyof typeof values]}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

const waves = 't200 0'.repeat(14);
const garland = `M-1000 46q100 44 200 0${waves}`;
const jars = [84, 404, 896, 1140];
const otherJars = [30, 216, 352, 762, 950, 1086];

/** A drawn shop counter with the account books, the sample bill on a computer, and the paid bill on a phone. */
function Shop() {
  const { billTimeline } = useSiteContext().text;
  const { number, buyer, total } = useSampleInvoice();
  return (
    <div className="day-scene">
      <svg viewBox="0 0 1200 420" fontSize="13" role="img" aria-label={billTimeline.picture(number, buyer, total)}>
        <defs>
          <g id="jar">
            <rect y="-56" width="42" height="56" rx="9" />
            <rect x="6" y="-66" width="30" height="12" rx="3" />
          </g>
          <path id="pot" d="M6 0C-6-30 2-52 14-56l-4-10h32l-4 10c12 4 20 26 8 56z" />
        </defs>
        <path className="day-flowers" d={garland} strokeDasharray="0 17" />
        <path className="day-leaves" d={garland} strokeDasharray="0 68" />
        <g className="day-shelf" transform="translate(0 186)">
          <rect x="-1000" width="3200" height="8" />
          {otherJars.map((x) => (
            <use key={x} href="#jar" x={x} />
          ))}
          {[140, 818, 1008].map((x) => (
            <use key={x} href="#pot" x={x} />
          ))}
        </g>
        <g className="day-clay" transform="translate(0 186)">
          {jars.map((x) => (
            <use key={x} href="#jar" x={x} />
          ))}
          <use href="#pot" x="276" />
        </g>
        <g className="day-clay">
          <path d="M40 372c-22-60-4-104 24-112l-10-18h66l-10 18c28 8 46 52 24 112z" />
          <path d="M130 372c-16-44-4-78 18-86l-8-14h52l-8 14c22 8 34 42 18 86z" />
        </g>
        <rect className="day-bar" x="-1000" y="360" width="3200" height="74" />
        <rect x="-1000" y="360" width="3200" height="14" opacity=".4" />
        <Books />
        <Computer />
        <Phone />
        <g className="day-scales">
          <path d="M1010 358h70M1045 358V232M960 252q85-34 170 0" />
          <path d="M960 252l-30 60h60zM1130 252l-30 60h60z" strokeWidth="2" />
          <path d="M926 312q34 32 68 0zM1096 312q34 32 68 0zM1038 226a7 7 0 1 0 14 0a7 7 0 1 0-14 0z" stroke="none" />
        </g>
      </svg>
    </div>
  );
}

/** Two account books bound in cloth, the upper one tied with its thread. */
function Books() {
  return (
    <g data-theme="light">
      <g transform="rotate(-2 320 340)">
        <rect className="day-bar" x="236" y="324" width="176" height="34" rx="5" />
        <path d="M256 328h150v26H256z" fill="#f6e2bd" />
        <path d="M241 324h15v34h-15a5 5 0 0 1-5-5v-24a5 5 0 0 1 5-5z" opacity=".25" />
      </g>
      <rect className="day-cover" x="246" y="290" width="160" height="32" rx="5" />
      <path className="day-screen" d="M262 294h140v24H262z" />
      <path className="day-rule" d="M262 300h140M262 306h140M262 312h140" />
      <rect className="day-bar" x="246" y="290" width="18" height="32" rx="5" />
      <path className="day-cover" d="M240 286q86-10 172 0v8q-86-8-172 0z" />
      <path d="M250 289q76-8 152 0" stroke="#f6e2bd" strokeWidth="2" strokeDasharray="8 6" fill="none" />
      <path d="M356 284c10 24 6 50 16 74" stroke="#f6e2bd" strokeWidth="3" fill="none" />
    </g>
  );
}

/** The bill on the counter's computer. */
function Computer() {
  const { text } = useSiteContext();
  const { number, buyer, lines, tax, total } = useSampleInvoice();
  const rows = [...lines, { key: 0, name: 'CGST + SGST', amount: tax.amount }];
  return (
    <g data-theme="light">
      <path className="day-bezel" d="M436 350h328l16 10H420z" opacity=".8" />
      <rect className="day-bezel" x="456" y="150" width="288" height="200" rx="10" />
      <rect className="day-screen" x="466" y="160" width="268" height="182" rx="3" />
      <path className="day-bar" d="M466 160h268v30H466z" />
      <path d="M466 185h268" stroke="#f6e2bd" strokeWidth="2" strokeDasharray="8 6" />
      <text className="day-title" x="478" y="178" fill="#fff6e6">
        {`${number} · ${buyer}`}
      </text>
      {rows.map(({ key, name, amount }, index) => (
        <g key={key} transform={`translate(478 ${212 + index * 24})`}>
          <text>{name}</text>
          <text x="244" textAnchor="end">
            {amount}
          </text>
          {index < lines.length && <path className="day-rule" d="M0 6.5h244" />}
        </g>
      ))}
      <g className="day-sum" transform="translate(478 318)" fontSize="19">
        <text>{text.bill.total}</text>
        <text x="244" textAnchor="end">
          {total}
        </text>
        <path d="M0 8h244M0 12h244" />
      </g>
    </g>
  );
}

/** The sample bill on a phone, marked as paid. */
function Phone() {
  const { samples } = useSiteContext().text;
  const { number, buyer } = useSampleInvoice();
  return (
    <g data-theme="light" transform="rotate(5 850 270)">
      <rect className="day-bezel" x="800" y="182" width="104" height="180" rx="14" />
      <rect className="day-screen" x="806" y="190" width="92" height="164" rx="8" />
      <path className="day-bar" d="M806 198a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v18h-92z" />
      <text className="day-title" x="815" y="208" fontSize="11" fill="#fff6e6">
        {buyer}
      </text>
      <text x="815" y="240" fontSize="10">
        {number}
      </text>
      <g className="day-sum" transform="translate(815 262)">
        <text fontSize="16">{formatRupees(invoiceTotals().total)}</text>
        <path d="M0 7h74M0 10h74" />
      </g>
      <g className="day-stamp" transform="rotate(-9 852 308)" fontSize="15">
        <rect x="818" y="292" width="68" height="32" rx="4" />
        <text x="852" y="314" textAnchor="middle">
          {samples.paid}
        </text>
      </g>
    </g>
  );
}
