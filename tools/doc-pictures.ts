import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeFile } from '../lib/data/write-file.ts';
import { launchChromium } from '../scripts/support/browser.ts';
import { inProject, ports, root } from '../scripts/support/project.ts';
import { startSite } from '../scripts/support/site.ts';
import { type FilePicture, filePictures, type SitePicture, sitePictures } from './doc-pictures/shown.ts';

// npm run doc:pictures: the pictures of docs/editors, rendered from the sample data files and screenshots of the built site.

/** A page that shows part of a sample file as a text editor does: numbered lines, some highlighted, gaps folded. */
function filePage({ file, marks, around: [before, after] }: FilePicture): string {
  const lines = readFileSync(inProject('data', file), 'utf8').trimEnd().split('\n');
  const marked = new Set(marks.map((keys) => lineOf(lines, keys)));
  const shown = lines.flatMap((_, at) =>
    [...marked].some((mark) => at >= mark - before && at <= mark + after) ? [at] : [],
  );
  const rows = shown.map((at, i) => {
    const fold = at > 0 && at - 1 !== shown[i - 1] ? '<li class="fold">⋯</li>' : '';
    const look = marked.has(at) ? ' class="mark"' : '';
    return `${fold}<li${look}><span>${at + 1}</span><code>${coloured(lines[at] as string)}</code></li>`;
  });
  return `<!doctype html><html lang="en"><style>${style()}</style><main><h1>data/${file}</h1><ol>${rows.join('')}</ol></main></html>`;
}

/** The line of the last key; each key is searched below the line of the previous one. */
function lineOf(lines: readonly string[], keys: readonly string[]): number {
  return keys.reduce((above, key) => {
    const found = lines.findIndex((line, at) => at > above && line.includes(`"${key}"`));
    if (found < 0) throw new Error(`expected ${keys.join(' › ')} in the sample, found no ${key}`);
    return found;
  }, -1);
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const coloured = (line: string) => escaped(line).replace(/"[^"]*"(?=:)/, '<b>$&</b>');

/** The site's own colours and sizes; a browser takes them from `:root` as Tailwind does from `@theme`. */
const style = () => `
  ${readFileSync(inProject('app/styles/tokens.css'), 'utf8').replace('@theme', ':root')}
  body { margin: 0; color: var(--color-ink); font: var(--text-16)/1.6 monospace; }
  main { width: 62.5rem; overflow: hidden; border: 1px solid var(--color-sand); box-sizing: border-box; }
  h1 { margin: 0; padding: 0.5rem 1rem; border-bottom: 1px solid var(--color-sand); background: var(--color-linen); font: inherit; }
  ol { margin: 0; padding: 0.5rem 0; list-style: none; background: var(--color-white); }
  li { display: flex; border-left: 4px solid transparent; }
  li > span { flex: none; width: 3rem; padding-right: 1.5rem; color: var(--color-muted); text-align: right; }
  code { overflow: hidden; font: inherit; text-overflow: ellipsis; white-space: pre; }
  code b { color: var(--color-moss); font-weight: inherit; }
  .mark { border-color: var(--color-clay); background: color-mix(in srgb, var(--color-clay) 14%, var(--color-white)); }
  .mark code { font-weight: 700; }
  .fold { padding-left: 4.5rem; color: var(--color-muted); }`;

const margin = 24;

/** A screenshot (PNG) of a part of a page, with a frame around the marked elements. */
async function sitePart(page: Page, url: string, { path, open, part, marks, height }: SitePicture): Promise<Buffer> {
  await page.goto(url + path, { waitUntil: 'networkidle' });
  if (open) await page.locator(open).click();
  const shown = page.locator(part).first();
  await shown.scrollIntoViewIfNeeded();
  for (const mark of marks) await shown.locator(mark).first().evaluate(frame);
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${path}: expected ${part} to be visible`);
  const { width = 0 } = page.viewportSize() ?? {};
  const left = Math.max(0, box.x - margin);
  return page.screenshot({
    clip: {
      x: left,
      y: Math.max(0, box.y - margin),
      width: Math.min(width, box.x + box.width + margin) - left,
      height: Math.min(height, box.height + 2 * margin),
    },
  });
}

/** Draws a frame around the element, or around its text if that is narrower; runs in the page. */
function frame(element: Element): void {
  const content = document.createRange();
  if (getComputedStyle(element).display === 'block') content.selectNodeContents(element);
  else content.selectNode(element);
  const { left, top, width, height } = content.getBoundingClientRect();
  const gap = 5;
  const mark = document.createElement('div');
  Object.assign(mark.style, {
    position: 'absolute',
    left: `${left + scrollX - gap}px`,
    top: `${top + scrollY - gap}px`,
    width: `${width + 2 * gap}px`,
    height: `${height + 2 * gap}px`,
    boxSizing: 'border-box',
    border: '3px solid var(--color-clay)',
    borderRadius: 'var(--radius-lg)',
    boxShadow: '0 0 0 2px var(--color-white)',
    zIndex: '99',
  });
  document.body.append(mark);
}

const width = 1000;
const site = await startSite({ args: [inProject('scripts/start.ts')], cwd: root, port: ports.docPictures });
const browser = await launchChromium();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 });
  for (const picture of filePictures) {
    await page.setContent(filePage(picture));
    await write(picture.name, await page.locator('main').screenshot());
  }
  for (const picture of sitePictures) await write(picture.name, await sitePart(page, site.url, picture));
} finally {
  await browser.close();
  await site.stop();
}

async function write(name: string, png: Buffer): Promise<void> {
  const picture = await sharp(png).resize({ width, withoutEnlargement: true }).webp({ quality: 75 }).toBuffer();
  writeFile(inProject('docs/pictures/editors', `${name}.webp`), picture);
  console.log(`${name}: ${Math.round(picture.length / 1000)} KB`);
}
