import path from 'node:path';
import PDFDocument from 'pdfkit';

/** A4 in points (1/72 inch). */
export const sheet = { width: 595.28, height: 841.89, margin: 42 };

/** The colours of app/styles/tokens.css on paper; a test compares them. */
export const ink = {
  paper: '#fbfaf7',
  ink: '#1c2321',
  moss: '#24483e',
  clay: '#b4552d',
  sand: '#e4ded2',
  muted: '#5c6661',
  white: '#ffffff',
};

const files = path.join(process.cwd(), 'node_modules/@fontsource');
const fonts = {
  serif: 'fraunces/files/fraunces-latin-400-normal.woff',
  sans: 'instrument-sans/files/instrument-sans-latin-400-normal.woff',
  bold: 'instrument-sans/files/instrument-sans-latin-600-normal.woff',
};
export type Font = keyof typeof fonts;
export type Pdf = PDFKit.PDFDocument;

/** Returns an empty A4 page with the site's fonts. The library reads WOFF, but not WOFF2: docs/decisions/window-poster.md. */
export function openPaper(info: { title: string; author: string; locale: string; day: string }): Pdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: info.locale,
    displayTitle: true,
    font: path.join(files, fonts.sans),
    info: { Title: info.title, Author: info.author, CreationDate: new Date(`${info.day}T00:00:00Z`) },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, path.join(files, file));
  pdf.rect(0, 0, sheet.width, sheet.height).fill(ink.paper);
  return pdf;
}

interface TextStyle {
  font: Font;
  size: number;
  colour?: string;
  width: number;
  align?: 'left' | 'right';
  lineGap?: number;
  /** The maximum height in points; the rest is cut with an ellipsis. */
  height?: number;
}

// Characters that the fonts lack, with their substitutes.
const substitutes: Readonly<Record<string, string>> = { '\u202f': '\u00a0', '₂': '2' };

const printable = (text: string): string => text.replace(/[\u202f₂]/g, (sign) => substitutes[sign] ?? sign);

/** Writes a text; returns its bottom in points. */
export function write(pdf: Pdf, wanted: string, x: number, y: number, style: TextStyle): number {
  const { font, size, colour = ink.ink, ...options } = style;
  const text = printable(wanted);
  pdf.font(font).fontSize(size).fillColor(colour);
  pdf.text(text, x, y, { ...options, ellipsis: true });
  return y + Math.min(pdf.heightOfString(text, options), options.height ?? Number.POSITIVE_INFINITY);
}

/** Returns the width of a text in points. */
export const textWidth = (pdf: Pdf, text: string, font: Font, size: number): number =>
  pdf.font(font).fontSize(size).widthOfString(printable(text));

/** Ends the document; resolves to the bytes of the file. */
export function finishPdf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    pdf.on('data', (part: Uint8Array) => parts.push(part));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
    pdf.on('error', reject);
    pdf.end();
  });
}
