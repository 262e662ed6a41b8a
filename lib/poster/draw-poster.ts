import { drawCode } from './draw-code.ts';
import { drawHome } from './draw-home.ts';
import { bytesOf, ink, openPaper, type Pdf, sheet, widthOf, write } from './paper.ts';
import type { Poster } from './poster.ts';

const { margin } = sheet;
const inner = sheet.width - 2 * margin;
const headHeight = 74;
const footTop = sheet.height - 160;

/** Draws a poster; returns the PDF, one page of A4. */
export function drawPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, agency, title, updatedAt: day } = poster;
  const pdf = openPaper({ title: `${title} · ${agency.name}`, author: agency.name, locale, day });
  drawHead(pdf, poster);
  const below = drawPictures(pdf, poster.pictures);
  drawHome(pdf, poster, below + 18);
  drawFoot(pdf, poster);
  return bytesOf(pdf);
}

function drawHead(pdf: Pdf, { agency, status }: Poster): void {
  write(pdf, agency.name, margin, 22, { font: 'serif', size: 30, colour: ink.moss, width: inner });
  if (!status) return;
  const size = 14;
  const width = widthOf(pdf, status, 'bold', size) + 28;
  pdf.roundedRect(sheet.width - margin - width, 24, width, 28, 3).fill(ink.clay);
  write(pdf, status, sheet.width - margin - width + 14, 30, { font: 'bold', size, colour: ink.white, width });
}

/** A large picture from edge to edge, and up to three below it; returns where they end. */
function drawPictures(pdf: Pdf, [large, ...small]: string[]): number {
  const height = small.length > 0 ? 240 : 400;
  if (large) cover(pdf, large, 0, headHeight, sheet.width, height);
  const bottom = headHeight + height;
  if (small.length === 0) return bottom;
  const gap = 4;
  const width = (sheet.width - gap * (small.length - 1)) / small.length;
  const low = 92;
  for (const [i, file] of small.entries()) cover(pdf, file, i * (width + gap), bottom + gap, width, low);
  return bottom + gap + low;
}

function cover(pdf: Pdf, file: string, x: number, y: number, width: number, height: number): void {
  pdf.save().rect(x, y, width, height).clip();
  pdf.image(file, x, y, { cover: [width, height], align: 'center', valign: 'center' });
  pdf.restore();
}

/** The code, who to call, and the agency. */
function drawFoot(pdf: Pdf, { code, broker, contact, agency, mentions }: Poster): void {
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
  if (mentions) {
    const style = { font: 'serif', size: 7.5, colour: ink.muted, width: inner } as const;
    const height = pdf.font('serif').fontSize(7.5).heightOfString(mentions, { width: inner });
    write(pdf, mentions, margin, footTop - 9 - height, style);
  }
}
