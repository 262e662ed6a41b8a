import { ink, type Pdf, sheet, textWidth, write } from './paper.ts';
import type { Poster } from './poster.ts';

const { margin } = sheet;
const inner = sheet.width - 2 * margin;
const priceWidth = 190;
const maxFacts = 5;
const factsHeight = 62;

/** Draws kind, price, title, address and facts of the home below a height in points; returns the bottom in points. */
export function drawHome(pdf: Pdf, poster: Poster, top: number): number {
  const left = inner - priceWidth - 16;
  let y = write(pdf, poster.kind, margin, top, { font: 'sans', size: 11, colour: ink.muted, width: left });
  drawPrice(pdf, poster.price, top);
  y = write(pdf, poster.title, margin, y + 4, { font: 'serif', size: 22, width: left, height: 82, lineGap: -2 });
  y = write(pdf, poster.address, margin, y + 5, { font: 'sans', size: 12, width: left });
  return drawFacts(pdf, poster, y + 13);
}

function drawPrice(pdf: Pdf, { before, amount, after }: Poster['price'], top: number): void {
  const x = margin + inner - priceWidth;
  const words = { font: 'sans', size: 11, colour: ink.muted, width: priceWidth, align: 'right' } as const;
  let y = before ? write(pdf, before, x, top, words) : top;
  const size = textWidth(pdf, amount, 'serif', 32) > priceWidth ? 20 : 32;
  y = write(pdf, amount, x, y, { font: 'serif', size, colour: ink.moss, width: priceWidth, align: 'right' });
  if (after) write(pdf, after, x, y, words);
}

/** Draws the facts side by side, the energy label last; returns the bottom in points. */
function drawFacts(pdf: Pdf, { facts, energy }: Poster, y: number): number {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + inner, y)
    .lineWidth(0.75)
    .stroke(ink.sand);
  const shown = facts.slice(0, maxFacts);
  const room = inner - (energy ? 60 : 0);
  const width = room / Math.max(shown.length, 1);
  for (const [i, { label, value }] of shown.entries()) {
    const x = margin + i * width;
    const column = { width: width - 4, height: 26 };
    write(pdf, label, x, y + 10, { font: 'sans', size: 9, colour: ink.muted, ...column });
    // The sans font has no ².
    write(pdf, value, x, y + 34, { font: 'serif', size: 19, ...column });
  }
  if (!energy) return y + factsHeight;
  const side = 48;
  const x = margin + inner - side;
  pdf.roundedRect(x, y + 10, side, side, 3).fill(energy.colour);
  const size = energy.letter.length > 1 ? 20 : 26;
  const offset = (side - textWidth(pdf, energy.letter, 'bold', size)) / 2;
  const colour = energy.onDark ? ink.white : ink.ink;
  write(pdf, energy.letter, x + offset, y + 10 + (side - size * 1.2) / 2, { font: 'bold', size, colour, width: side });
  return y + factsHeight;
}
