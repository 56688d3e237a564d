/**
 * A page of a PDF: its picture (compressed grey pixels or a JPEG), and its words, which become selectable text.
 * Positions are in CSS pixels.
 */
export type PdfPage = Readonly<{ width: number; height: number; picture: Uint8Array<ArrayBuffer> }> & {
  readonly words: readonly Readonly<{ x: number; y: number; width: number; height: number; text: string }>[];
};

/** Number of characters in one font. The first character has the code `first`; each code is one byte. */
const fontSize = 200;
const first = 33;
/** PDF points in a CSS pixel. */
const point = 0.75;

/**
 * Compresses data. Returns undefined in browsers without `CompressionStream` (Safari before 16.4, Firefox before 113).
 */
export const deflate = async (data: BlobPart): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  'CompressionStream' in globalThis
    ? readBlobBytes(new Blob([data]).stream().pipeThrough(new CompressionStream('deflate')))
    : undefined;

export const readBlobBytes = async (body: BodyInit | null): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(body).arrayBuffer());

/** Creates a PDF of pictures with their words as invisible text (ISO 32000-1, text rendering mode 3). */
export async function writePdf(pages: readonly PdfPage[], paper: { width: number; height: number }): Promise<Blob> {
  const characters = Array.from(new Set(pages.flatMap(({ words }) => words.flatMap(({ text }) => Array.from(text)))));
  const codes = new Map(characters.map((character, code) => [character, code]));
  // Objects 1 and 2 are the catalogue and the list of pages. Two objects for each font and three for each page follow.
  const fonts = Array.from({ length: Math.ceil(characters.length / fontSize) }, (_, index) => 3 + 2 * index);
  const firstPage = 3 + 2 * fonts.length;
  const [width, height] = [paper.width * point, paper.height * point];
  const { add, finish } = pdfObjects();

  add(1, '/Type/Catalog/Pages 2 0 R');
  const kids = pages.map((_, index) => `${firstPage + 3 * index} 0 R`).join(' ');
  add(2, `/Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 ${width} ${height}]`);
  for (const [index, font] of fonts.entries()) {
    // Every font is Courier, because the text is invisible. ToUnicode maps the codes of a font to characters.
    const widths = `/FirstChar ${first}/LastChar ${first + fontSize - 1}/Widths[${'600 '.repeat(fontSize)}]`;
    add(font, `/Type/Font/Subtype/Type1/BaseFont/Courier${widths}/ToUnicode ${font + 1} 0 R`);
    add(font + 1, '', namesOf(characters.slice(index * fontSize, (index + 1) * fontSize)));
  }
  const resources = fonts.map((font, index) => `/F${index} ${font} 0 R`).join('');
  for (const [index, { picture, words, ...size }] of pages.entries()) {
    const at = firstPage + 3 * index;
    const lines = words.map((word) => wordOperators(word, codes, height));
    const content = `q ${width} 0 0 ${height} 0 0 cm/I Do Q BT 3 Tr\n${lines.join('\n')}\nET`;
    const small = await deflate(content);
    // If the browser cannot compress data, the picture is a JPEG.
    const form = small ? '/FlateDecode/ColorSpace/DeviceGray' : '/DCTDecode/ColorSpace/DeviceRGB';
    const used = `<</XObject<</I ${at + 2} 0 R>>/Font<<${resources}>>>>`;
    add(at, `/Type/Page/Parent 2 0 R/Contents ${at + 1} 0 R/Resources${used}`);
    add(at + 1, small ? '/Filter/FlateDecode' : '', small ?? content);
    const sizes = `/Width ${size.width}/Height ${size.height}/BitsPerComponent 8`;
    add(at + 2, `/Type/XObject/Subtype/Image${sizes}/Filter${form}`, picture);
  }
  return finish();
}

/** Collects the objects of a PDF file. `finish` adds the table with the offsets of the objects. */
function pdfObjects() {
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.4\n'];
  const starts: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const add = (number: number, dictionary: string, stream?: string | Uint8Array<ArrayBuffer>): void => {
    starts[number] = size();
    parts.push(`${number} 0 obj\n<<${dictionary}`);
    if (stream) parts.push(`/Length ${stream.length}>>stream\n`, stream, '\nendstream\nendobj\n');
    else parts.push('>>\nendobj\n');
  };
  const finish = (): Blob => {
    const end = size();
    const table = starts.slice(1).map((start) => `${`${start}`.padStart(10, '0')} 00000 n \n`);
    parts.push(`xref\n0 ${starts.length}\n0000000000 65535 f \n${table.join('')}`);
    parts.push(`trailer<</Size ${starts.length}/Root 1 0 R>>\nstartxref\n${end}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  };
  return { add, finish };
}

/** Returns the PDF operators that place a word over its picture. `height` is the height of the page in points. */
function wordOperators(word: PdfPage['words'][number], codes: ReadonlyMap<string, number>, height: number): string {
  const all = Array.from(word.text, (character) => codes.get(character) ?? 0);
  let operators = '';
  let last = -1;
  for (const code of all) {
    const font = Math.floor(code / fontSize);
    if (font !== last) operators += `${last < 0 ? '' : '>Tj'}/F${font} ${(word.height * point).toFixed(2)} Tf<`;
    operators += hex((code % fontSize) + first, 2);
    last = font;
  }
  // The word is stretched to the width of its picture.
  const stretch = (100 * word.width) / (0.6 * all.length * word.height);
  const base = height - (word.y + 0.78 * word.height) * point;
  return `${stretch.toFixed(2)} Tz 1 0 0 1 ${(word.x * point).toFixed(2)} ${base.toFixed(2)} Tm${operators}>Tj`;
}

/** Returns the table that maps a font's codes to characters. Each section of the table has at most 100 rows. */
function namesOf(characters: readonly string[]): string {
  const rows = characters.map((character, code) => {
    const units = Array.from({ length: character.length }, (_, at) => hex(character.charCodeAt(at), 4));
    return `<${hex(code + first, 2)}><${units.join('')}>\n`;
  });
  const table = (some: readonly string[]) =>
    some.length > 0 ? `${some.length} beginbfchar\n${some.join('')}endbfchar\n` : '';
  const space = '1 begincodespacerange\n<00><FF>\nendcodespacerange\n';
  const tables = space + table(rows.slice(0, 100)) + table(rows.slice(100));
  return `/CIDInit/ProcSet findresource begin 12 dict begin begincmap/CMapName/A def/CMapType 2 def\n${tables}endcmap end end`;
}

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');
