import { bytesOf, deflated, type PdfPage, writePdf } from './write-pdf.ts';

/** A line's fill, a word or a picture of squares at its place, in CSS pixels. */
type Mark = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> &
  Partial<Readonly<{ color: string; text: string; style: CSSStyleDeclaration; squares: SVGSVGElement }>>;

const mm = 96 / 25.4;
const a4 = { width: 210 * mm, height: 297 * mm, margin: 10 * mm, foot: 12 * mm };
/** Dots per CSS pixel: 200 an inch. */
const dots = 200 / 96;

/** Returns the bill's paper as an A4 file; null if the browser falsifies what is read from a canvas. */
export async function paperPdf(): Promise<Blob | null> {
  const paper = document.querySelector<HTMLElement>('.bill-paper');
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(a4.width * dots);
  canvas.height = Math.round(a4.height * dots);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (paper === null || context === null) return null;
  const pages: PdfPage[] = [];
  for (const marks of readPages(paper)) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    for (const mark of marks) draw(context, mark);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const grey = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[4 * at + 1] ?? 0);
    // The margin is white and the frame (the first mark) black, unless resistFingerprinting answers with noise.
    const [frame] = marks;
    const black = grey[(Math.round((frame?.y ?? 0) * dots) + 1) * canvas.width + (canvas.width >> 1)] ?? 255;
    if (black > 99 || grey.subarray(0, canvas.width).some((dot) => dot < 240)) return null;
    const words = marks.flatMap(({ text, ...mark }) => (text === undefined ? [] : [{ ...mark, text }]));
    const jpeg = () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    const picture = (await deflated(grey)) ?? (await bytesOf(await jpeg()));
    pages.push({ width: canvas.width, height: canvas.height, picture, words });
  }
  return writePdf(pages, a4);
}

/** Lays out the printed bill unseen, within one task, and parts its blocks among pages. */
function readPages(paper: HTMLElement): readonly (readonly Mark[])[] {
  const width = a4.width - 2 * a4.margin - 2;
  paper.style.cssText = `display:block;position:fixed;top:0;left:${a4.margin}px;width:${width}px;forced-color-adjust:none`;
  try {
    const frame = paper.getBoundingClientRect();
    const border = Number.parseFloat(getComputedStyle(paper).borderTopWidth);
    const head = paper.querySelector('thead');
    const pages: Mark[][] = [];
    let page: Mark[] = [];
    let end = Number.POSITIVE_INFINITY;
    const blocks = blocksOf(paper);
    const place = (block: Element) => {
      const { top, height } = block.getBoundingClientRect();
      page.push(...marksOf(block).map((mark) => ({ ...mark, y: mark.y + end - top })));
      end += height;
    };
    const close = () => page.unshift(...edges(frame.left, a4.margin, frame.width, end + border - a4.margin, border));
    for (const [index, block] of blocks.entries()) {
      if (end + block.getBoundingClientRect().height + border > a4.height - a4.foot) {
        if (pages.length > 0) close();
        page = [];
        pages.push(page);
        end = a4.margin + border;
        if (head && blocks.indexOf(head) < index) place(head);
      }
      place(block);
    }
    close();
    return pages.map((marks, index) => [...marks, numberOf(`${index + 1} / ${pages.length}`, paper)]);
  } finally {
    paper.removeAttribute('style');
  }
}

/** Rows, and what the sheet's styles keep in one piece. */
const blocksOf = (parent: Element): readonly Element[] =>
  Array.from(parent.children).flatMap((child) =>
    /^T(?:ABLE|BODY)$/.test(child.tagName) && getComputedStyle(child).breakInside !== 'avoid'
      ? blocksOf(child)
      : [child],
  );

const edges = (x: number, y: number, width: number, height: number, line: number): readonly Mark[] => [
  { x, y, width, height: line },
  { x, y: y + height - line, width, height: line },
  { x, y, width: line, height },
  { x: x + width - line, y, width: line, height },
];

/** The page's number, as print has it. */
const numberOf = (text: string, paper: HTMLElement): Mark => {
  const [x, y] = [a4.width - a4.margin - 30, a4.height - a4.foot + 8];
  return { x, y, width: 6 * text.length, height: 12, text, style: getComputedStyle(paper) };
};

function marksOf(element: Element): readonly Mark[] {
  const style = getComputedStyle(element);
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) return [{ x, y, width, height, squares: element }];
  const lines = edges(x, y, width, height, 0).map((edge, index) => {
    const side = `border-${['top', 'bottom', 'left', 'right'][index]}`;
    const line = Number.parseFloat(style.getPropertyValue(`${side}-width`));
    const [back, color] = [index % 2 === 1 ? line : 0, style.getPropertyValue(`${side}-color`)];
    return { ...edge, color, ...(index < 2 ? { y: edge.y - back, height: line } : { x: edge.x - back, width: line }) };
  });
  const inside = Array.from(element.childNodes).flatMap((node) =>
    node instanceof Text ? wordsOf(node, style) : node instanceof Element ? marksOf(node) : [],
  );
  return [...lines.filter((line) => line.width > 0 && line.height > 0), ...inside];
}

/** Each word at its place; a broken word in its pieces. */
function wordsOf(node: Text, style: CSSStyleDeclaration): readonly Mark[] {
  const range = document.createRange();
  return Array.from(node.data.matchAll(/\S+/g)).flatMap(({ 0: word, index: at = 0 }) => {
    const pieces: Mark[] = [];
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    let start = at;
    for (const letters of range.getClientRects().length > 1 ? word : [word]) {
      range.setStart(node, start);
      start += letters.length;
      range.setEnd(node, start);
      const { left, right, top: y, height } = range.getBoundingClientRect();
      const last = pieces[pieces.length - 1];
      const before = last && Math.abs(last.y - y) < height / 2 ? pieces.pop() : undefined;
      const x = Math.min(left, before?.x ?? left);
      const width = Math.max(right, before ? before.x + before.width : right) - x;
      const shown = style.textTransform === 'uppercase' ? letters.toUpperCase() : letters;
      pieces.push({ x, y, width, height, style, text: (before?.text ?? '') + shown });
    }
    return pieces;
  });
}

/** Lines and squares on whole dots, words no wider than on the sheet. */
function draw(context: CanvasRenderingContext2D, { text, style, squares, color = '#000', ...mark }: Mark): void {
  const [x = 0, y = 0, width = 0, height = 0] = [mark.x, mark.y, mark.width, mark.height].map((size) => size * dots);
  context.fillStyle = color;
  if (squares) {
    const side = squares.viewBox.baseVal.width;
    const dot = Math.floor(width / side);
    const [left, top] = [x + (width - dot * side) / 2, y + (height - dot * side) / 2].map(Math.round);
    context.setTransform(dot, 0, 0, dot, left ?? 0, top ?? 0);
    context.fill(new Path2D(squares.querySelector('path')?.getAttribute('d') ?? ''));
    context.resetTransform();
  } else if (text === undefined || style === undefined) {
    context.fillRect(Math.round(x), Math.round(y), Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  } else {
    const size = Number.parseFloat(style.fontSize) * dots;
    context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
    // Old browsers say nothing of a font's height.
    const { fontBoundingBoxAscent: up = size, fontBoundingBoxDescent: down = size / 4 } = context.measureText(text);
    context.fillText(text, x, y + (height + up - down) / 2, width);
  }
}
