import { replaceNarrowPaperMediaQuery } from './narrow-paper.ts';
import { deflate, type PdfPage, readBlobBytes, writePdf } from './write-pdf.ts';

/** A rectangle in CSS pixels. */
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** A filled line, a word or a QR code, with its rectangle. */
type Mark = Box &
  Partial<Readonly<{ color: string; text: string; style: CSSStyleDeclaration; squares: SVGSVGElement }>>;

const mm = 96 / 25.4;
const a4 = { width: 210 * mm, height: 297 * mm, margin: 10 * mm, foot: 12 * mm };
/** Dots per CSS pixel, at 200 dots per inch. */
const dots = 200 / 96;

/**
 * Creates an A4 PDF of the bill. Returns null if the browser protects privacy by changing the pixels that scripts read
 * from a canvas.
 */
export async function createBillPdf(): Promise<Blob | null> {
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
    // A margin that is not white or a frame that is not black shows that the browser adds noise to the canvas.
    const [frame] = marks;
    const black = grey[(Math.round((frame?.y ?? 0) * dots) + 1) * canvas.width + (canvas.width >> 1)] ?? 255;
    if (black > 99 || grey.subarray(0, canvas.width).some((dot) => dot < 240)) return null;
    const words = marks.flatMap(({ text, ...mark }) => (text === undefined ? [] : [{ ...mark, text }]));
    const jpeg = () => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    const picture = (await deflate(grey)) ?? (await readBlobBytes(await jpeg()));
    pages.push({ width: canvas.width, height: canvas.height, picture, words });
  }
  return writePdf(pages, a4);
}

/**
 * Lays out the printed bill and distributes its blocks over pages. The visitor never sees this layout, because it is
 * removed within the same browser task.
 */
function readPages(paper: HTMLElement): readonly (readonly Mark[])[] {
  const width = a4.width - 2 * a4.margin - 2;
  const restoreNarrow = replaceNarrowPaperMediaQuery('not all');
  paper.style.cssText = `display:block;position:fixed;top:0;left:${a4.margin}px;width:${width}px;forced-color-adjust:none`;
  try {
    const frame = paper.getBoundingClientRect();
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(paper);
    const [band, border] = [Number.parseFloat(borderTopWidth), Number.parseFloat(borderBottomWidth)];
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
    const close = () => page.unshift(...edges(frame.left, frame.width, end, band, border));
    for (const [index, block] of blocks.entries()) {
      if (end + block.getBoundingClientRect().height + border > a4.height - a4.foot) {
        if (pages.length > 0) close();
        page = [];
        pages.push(page);
        end = a4.margin + band;
        if (head && blocks.indexOf(head) < index) place(head);
      }
      place(block);
    }
    close();
    return pages.map((marks, index) => [...marks, numberOf(`${index + 1} / ${pages.length}`, paper)]);
  } finally {
    paper.removeAttribute('style');
    restoreNarrow();
  }
}

/** Returns the table rows and the other blocks that a page break must not split. */
const blocksOf = (parent: Element): readonly Element[] =>
  Array.from(parent.children).flatMap((child) =>
    /^T(?:ABLE|BODY)$/.test(child.tagName) && getComputedStyle(child).breakInside !== 'avoid'
      ? blocksOf(child)
      : [child],
  );

/** Returns a page's frame: the band at the top, which `createBillPdf` checks, and the lines around the page. */
function edges(x: number, width: number, end: number, band: number, line: number): readonly Mark[] {
  const y = a4.margin;
  const height = end + line - y;
  return [
    { x, y, width, height: band },
    { x, y: end, width, height: line },
    { x, y, width: line, height },
    { x: x + width - line, y, width: line, height },
  ];
}

/** Returns the mark for the page number, at the same position as in print. */
const numberOf = (text: string, paper: HTMLElement): Mark => {
  const [x, y] = [a4.width - a4.margin - 30, a4.height - a4.foot + 8];
  return { x, y, width: 6 * text.length, height: 12, text, style: getComputedStyle(paper) };
};

/** Returns the marks for an element's background and borders, and for the words and pictures in the element. */
function marksOf(element: Element): readonly Mark[] {
  const { left: x, top: y, width, height } = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) return [{ x, y, width, height, squares: element }];
  const style = getComputedStyle(element);
  const inside = Array.from(element.childNodes).flatMap((node): readonly Mark[] => {
    if (node instanceof Text) return wordsOf(node, style);
    return node instanceof Element ? marksOf(node) : [];
  });
  const box = { x, y, width, height };
  return [{ ...box, color: style.backgroundColor }, ...bordersOf(box, style), ...inside];
}

/** Returns the visible borders of a box, each with its own width and color. */
function bordersOf({ x, y, width, height }: Box, style: CSSStyleDeclaration): readonly Mark[] {
  const thickness = (side: string): number => Number.parseFloat(style.getPropertyValue(`border-${side}-width`));
  const [top, bottom, left, right] = [thickness('top'), thickness('bottom'), thickness('left'), thickness('right')];
  const boxes: Readonly<Record<string, Box>> = {
    top: { x, y, width, height: top },
    bottom: { x, y: y + height - bottom, width, height: bottom },
    left: { x, y, width: left, height },
    right: { x: x + width - right, y, width: right, height },
  };
  return Object.entries(boxes)
    .filter(([, box]) => box.width > 0 && box.height > 0)
    .flatMap(([side, box]) => {
      const color = style.getPropertyValue(`border-${side}-color`);
      const isDouble = style.getPropertyValue(`border-${side}-style`) === 'double';
      return (isDouble ? doubleRule(box) : [box]).map((line) => ({ ...line, color }));
    });
}

/** Returns the two lines of a horizontal double border, each a third of its height. */
function doubleRule(box: Box): readonly Box[] {
  const height = box.height / 3;
  return [
    { ...box, height },
    { ...box, y: box.y + 2 * height, height },
  ];
}

/** Returns the words of a text with their rectangles. A word that continues on the next line becomes several pieces. */
function wordsOf(node: Text, style: CSSStyleDeclaration): readonly Mark[] {
  const isCapital = style.textTransform === 'uppercase';
  return Array.from(node.data.matchAll(/\S+/g)).flatMap(({ 0: word, index = 0 }) =>
    piecesOf(node, word, index).map((piece) => ({
      ...piece,
      style,
      text: isCapital ? piece.text.toUpperCase() : piece.text,
    })),
  );
}

type Piece = Box & { readonly text: string };

/**
 * Returns a word's pieces, one for each line of text that contains a part of the word. `index` is the position of the
 * word in the text.
 */
function piecesOf(node: Text, word: string, index: number): readonly Piece[] {
  const range = document.createRange();
  const boxOf = (start: number, end: number): Box => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const { left, top, width, height } = range.getBoundingClientRect();
    return { x: left, y: top, width, height };
  };
  const whole = boxOf(index, index + word.length);
  if (range.getClientRects().length <= 1) return [{ ...whole, text: word }];
  const pieces: Piece[] = [];
  let start = index;
  for (const letter of word) {
    const next = { ...boxOf(start, start + letter.length), text: letter };
    start += letter.length;
    const last = pieces[pieces.length - 1];
    const isSameLine = last !== undefined && Math.abs(last.y - next.y) < next.height / 2;
    if (isSameLine) pieces[pieces.length - 1] = joined(last, next);
    else pieces.push(next);
  }
  return pieces;
}

function joined(one: Piece, next: Piece): Piece {
  const x = Math.min(one.x, next.x);
  const right = Math.max(one.x + one.width, next.x + next.width);
  return { ...next, x, width: right - x, text: one.text + next.text };
}

/** Draws a mark. Lines and the squares of QR codes are aligned to whole dots, and words are no wider than in print. */
function draw(context: CanvasRenderingContext2D, mark: Mark): void {
  const { text, style, squares, color = '#000' } = mark;
  const box = { x: mark.x * dots, y: mark.y * dots, width: mark.width * dots, height: mark.height * dots };
  context.fillStyle = color;
  if (squares) drawSquares(context, box, squares);
  else if (text !== undefined && style !== undefined) drawWord(context, box, text, style);
  else {
    const [width, height] = [Math.max(1, Math.round(box.width)), Math.max(1, Math.round(box.height))];
    context.fillRect(Math.round(box.x), Math.round(box.y), width, height);
  }
}

function drawSquares(context: CanvasRenderingContext2D, { x, y, width, height }: Box, squares: SVGSVGElement): void {
  const side = squares.viewBox.baseVal.width;
  const dot = Math.floor(width / side);
  const left = Math.round(x + (width - dot * side) / 2);
  const top = Math.round(y + (height - dot * side) / 2);
  context.setTransform(dot, 0, 0, dot, left, top);
  context.fill(new Path2D(squares.querySelector('path')?.getAttribute('d') ?? ''));
  context.resetTransform();
}

function drawWord(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  text: string,
  style: CSSStyleDeclaration,
): void {
  const size = Number.parseFloat(style.fontSize) * dots;
  context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
  // Old browsers do not report a font's height.
  const { fontBoundingBoxAscent: up = size, fontBoundingBoxDescent: down = size / 4 } = context.measureText(text);
  context.fillText(text, x, y + (height + up - down) / 2, width);
}
