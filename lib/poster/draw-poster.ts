import { encode } from 'uqr';
import { drawHome } from './draw-home.ts';
import { finishPdf, ink, openPaper, type Pdf, sheet, textWidth, write } from './paper.ts';
import type { Poster } from './poster.ts';

const { margin } = sheet;
const inner = sheet.width - 2 * margin;
const headHeight = 74;
const footTop = sheet.height - 160;
const lowPictures = 92;
const gap = 4;

/** Draws a poster; returns the PDF, one page of A4. The pictures fill the space that the words leave. */
export function drawPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, agency, title, updatedAt: day } = poster;
  const paper = () => openPaper({ title: `${title} · ${agency.name}`, author: agency.name, locale, day });
  const pdf = paper();
  drawHead(pdf, poster);
  drawFoot(pdf, poster);
  const homeBottom = drawMentions(pdf, poster.mentions) - 14;
  // The height of the words is known only after drawing, so draw them first on a sheet that is thrown away.
  const homeTop = homeBottom - drawHome(paper(), poster, 0);
  drawPictures(pdf, poster.pictures, homeTop - 18);
  drawHome(pdf, poster, homeTop);
  return finishPdf(pdf);
}

function drawHead(pdf: Pdf, { agency, status }: Poster): void {
  write(pdf, agency.name, margin, 22, { font: 'serif', size: 30, colour: ink.moss, width: inner });
  if (!status) return;
  const size = 14;
  const width = textWidth(pdf, status, 'bold', size) + 28;
  pdf.roundedRect(sheet.width - margin - width, 24, width, 28, 3).fill(ink.clay);
  write(pdf, status, sheet.width - margin - width + 14, 30, { font: 'bold', size, colour: ink.white, width });
}

/** Draws a large picture from edge to edge, and up to three below it, down to a height in points. */
function drawPictures(pdf: Pdf, [large, ...small]: string[], bottom: number): void {
  const lowTop = small.length > 0 ? bottom - lowPictures : bottom + gap;
  if (large) cover(pdf, large, 0, headHeight, sheet.width, lowTop - gap - headHeight);
  const width = (sheet.width - gap * (small.length - 1)) / small.length;
  for (const [i, file] of small.entries()) cover(pdf, file, i * (width + gap), lowTop, width, lowPictures);
}

function cover(pdf: Pdf, file: string, x: number, y: number, width: number, height: number): void {
  pdf.save().rect(x, y, width, height).clip();
  pdf.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  pdf.restore();
}

/** Draws the QR code, the contact and the agency. */
function drawFoot(pdf: Pdf, { code, broker, contact, agency }: Poster): void {
  pdf.rect(0, footTop, sheet.width, sheet.height - footTop).fill(ink.moss);
  const side = 104;
  drawCode(pdf, code.address, margin, footTop + 20, side);
  const x = margin + side + 22;
  const width = sheet.width - margin - x;
  const light = { colour: ink.paper, width };
  let y = write(pdf, code.text, x, footTop + 20, { ...light, font: 'serif', size: 17, height: 44 });
  y = write(pdf, contact, x, y + 10, { ...light, font: 'sans', size: 10 });
  y = write(pdf, `${broker.name} · ${broker.phone}`, x, y + 2, { ...light, font: 'bold', size: 15 });
  write(pdf, broker.email, x, y + 2, { ...light, font: 'sans', size: 11 });
  write(pdf, agency.lines.join(' · '), margin, sheet.height - 26, {
    font: 'sans',
    size: 7.5,
    colour: ink.paper,
    width: inner,
    height: 20,
  });
}

/** Draws the mandatory mentions above the foot; returns their top in points. */
function drawMentions(pdf: Pdf, mentions: string): number {
  const style = { font: 'serif', size: 8, colour: ink.muted, width: inner } as const;
  const top = footTop - 9 - pdf.font(style.font).fontSize(style.size).heightOfString(mentions, { width: inner });
  write(pdf, mentions, margin, top, style);
  return top;
}

/** Draws a QR code of an address as dark squares, with the quiet border that readers need; takes its place and side in points. */
export function drawCode(pdf: Pdf, address: string, x: number, y: number, side: number): void {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const module = side / size;
  pdf.rect(x, y, side, side).fill(ink.white);
  // Squares that only touch would show hairlines on screens.
  for (const [row, modules] of data.entries())
    for (const [column, dark] of modules.entries())
      if (dark) pdf.rect(x + column * module, y + row * module, module + 0.1, module + 0.1);
  pdf.fill(ink.ink);
}
