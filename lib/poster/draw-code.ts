import { encode } from 'uqr';
import { ink, type Pdf } from './paper.ts';

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
