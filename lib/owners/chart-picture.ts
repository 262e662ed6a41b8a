import 'server-only';
import type { ChartShape } from './statistics.ts';

/** In px, as wide as a letter; twice as many are drawn for sharp screens. */
export const pictureSize = { width: 536, height: 236 };

// The colours of app/styles/tokens.css: a picture in a mail reads no style sheet.
const colour = { paper: '#fbfaf7', moss: '#24483e', muted: '#5c6661' };

/** Draws a chart as a PNG for a mail. It holds no words, so that no typeface of the host changes it. */
export async function drawChartPicture(chart: ChartShape): Promise<Buffer> {
  // Loaded only when a report is written, since it takes memory.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing(chart)), { density: 144 })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

function drawing({ base, bars }: ChartShape): string {
  const { width, height } = pictureSize;
  const across = (percent: number) => ((percent * width) / 100).toFixed(2);
  const rects = bars.map(
    (bar) => `<rect x="${across(bar.x)}" width="${across(bar.width)}" y="${bar.y}" height="${bar.height}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour.paper}"/><g fill="${colour.moss}">${rects.join('')}</g><rect y="${base}" width="100%" height="1" fill="${colour.muted}"/></svg>`;
}
